import { expect, it } from 'vitest';
import { parseOutsideUrl } from './outside-url.ts';

const strict = { allowsLoopback: false };
const local = { allowsLoopback: true };

it.each([
  ['https://hooks.example.com/arbor?key=1', 'https://hooks.example.com/arbor?key=1'],
  ['https://hooks.example.com:8443/', 'https://hooks.example.com:8443/'],
  ['https://HOOKS.example.com:443', 'https://hooks.example.com/'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
])('%s can be called', (text, href) => {
  const url = parseOutsideUrl(text, strict);
  expect(url instanceof URL ? url.href : url).toBe(href);
});

it.each([
  ['', 'unreadable'],
  ['hooks.example.com', 'unreadable'],
  ['https://', 'unreadable'],
  ['http://hooks.example.com/', 'scheme'],
  ['ftp://hooks.example.com/', 'scheme'],
  ['file:///etc/passwd', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['https://user:pass@hooks.example.com/', 'credentials'],
  ['https://user@hooks.example.com/', 'credentials'],
  ['https://hooks.example.com@127.0.0.1/', 'credentials'],
  ['https://hooks.example.com:22/', 'port'],
  ['https://hooks.example.com:80/', 'port'],
  ['https://hooks.example.com:5432/', 'port'],
  ['https://localhost/', 'private'],
  ['https://localhost./', 'private'],
  ['https://LOCALHOST/', 'private'],
  ['https://a.localhost/', 'private'],
  ['https://127.0.0.1/', 'private'],
  ['https://127.0.0.1./', 'private'],
  ['https://127.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://0177.0.0.1/', 'private'],
  ['https://①②⑦.⓪.⓪.①/', 'private'],
  ['https://%31%32%37.0.0.1/', 'private'],
  ['https://0/', 'private'],
  ['https://10.0.0.1/', 'private'],
  ['https://169.254.169.254/latest/meta-data/', 'private'],
  ['https://2852039166/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::]/', 'private'],
  ['https://[::ffff:127.0.0.1]/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://[64:ff9b::7f00:1]/', 'private'],
  ['https://[fd00:ec2::254]/', 'private'],
  ['https://metadata.google.internal/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://intranet/', 'private'],
])('%s can not: %s', (text, refusal) => expect(parseOutsideUrl(text, strict)).toBe(refusal));

it.each(['http://localhost:4303/', 'http://127.0.0.1:9000/in', 'http://[::1]:80/', 'https://127.0.0.1:9443/'])(
  '%s can be called where this machine is allowed',
  (text) => expect(parseOutsideUrl(text, local)).toBeInstanceOf(URL),
);

it.each([
  ['http://hooks.example.com/', 'scheme'],
  ['http://10.0.0.1/', 'scheme'],
  ['https://10.0.0.1/', 'private'],
  ['https://169.254.169.254/', 'private'],
  ['https://hooks.example.com:9000/', 'port'],
])('%s can not even then', (text, refusal) => expect(parseOutsideUrl(text, local)).toBe(refusal));
