/** Promises an answer that never comes. */
export default (): { choose: () => unknown } => ({ choose: () => new Promise(() => undefined) });
