export { describeEmbed } from '../../rules/embed-words.ts';
