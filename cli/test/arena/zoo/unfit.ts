/** No bot at all. */
export default 'a bot';
