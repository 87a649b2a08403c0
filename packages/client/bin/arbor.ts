#!/usr/bin/env node
import { runCli } from '../src/cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  environment: process.env,
});
