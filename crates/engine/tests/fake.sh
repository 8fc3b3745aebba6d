# A fake program for the Hex Text Protocol that misbehaves in the manner of its first argument.
# Usage: sh fake.sh MANNER LOG MOVE...   It writes its process id and all commands to LOG, and plays the moves in turn.
manner=$1
log=$2
shift 2
echo "pid $$" >"$log"
while read -r line; do
    echo "$line" >>"$log"
    case "$manner $line" in
    *" quit") printf '=\n\n' && exit 0 ;;
    "deaf "*) ;;
    "refuses boardsize"*) printf '? this board is too large\n\n' ;;
    "noisy "*) head -c 300000 /dev/zero | tr '\0' 'x' >&2 ;;
    "dies genmove"*) echo "I have no more ideas" >&2 && exit 3 ;;
    "hangs genmove"*) exec sleep 100 ;;
    "babbles genmove"*) printf 'let me think\n\n' ;;
    "chatters genmove"*) exec yes ;;
    "denies genmove"*) printf '? not today\n\n' ;;
    "waits genmove"*) read -r call && echo "$call" >>"$log" ;;
    "forgets undo") printf '? cannot undo\n\n' && continue ;;
    esac
    case "$line" in
    genmove*) printf '\n=  %s\n\n' "$1" && shift ;;
    "#"*) ;;
    *) [ "$manner" = deaf ] || printf '=\n\n' ;;
    esac
done
