/** Promises an answer that never comes. */
export default () => ({ choose: () => new Promise(() => undefined) });
