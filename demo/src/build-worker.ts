import sharp from 'sharp';
import { buildContent } from './build.ts';
import { demoCatalogue } from './catalogue.ts';
import { answerJobs } from './thread-pool.ts';

// Contents are built in parallel by the pool's threads, so more threads inside each one would only compete.
sharp.concurrency(1);
// No picture is read twice, so the cache of libvips would only waste memory.
sharp.cache(false);

const contents = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));

answerJobs(({ key }) => {
  const content = contents.get(key);
  if (content === undefined) throw new Error('it is not part of the demo catalogue');
  return buildContent(content);
});
