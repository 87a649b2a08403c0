import { call, type S3Connection } from './client.ts';

export async function removeObject(s3: S3Connection, key: string): Promise<void> {
  const command = new s3.sdk.DeleteObjectCommand({ Bucket: s3.bucket, Key: key });
  await call(s3, (client, options) => client.send(command, options));
}
