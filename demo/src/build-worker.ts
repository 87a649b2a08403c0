import sharp from 'sharp';
import { buildContent } from './build.ts';
import { demoCatalogue } from './catalogue.ts';
import { answerJobs } from './thread-pool.ts';

// The threads of the pool are the parallelism; more inside each one only gets in the way.
sharp.concurrency(1);
// No picture is asked for twice, so what libvips would keep is only memory.
sharp.cache(false);

const contents = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));

answerJobs(({ key }) => {
  const content = contents.get(key);
  if (content === undefined) throw new Error('it is not part of the demo catalogue');
  return buildContent(content);
});
