/** Well formed, and never allowed: nobody can end a turn before the game has begun. */
export default (): { choose: () => unknown } => ({ choose: () => ({ type: 'endTurn' }) });
