import { expect, it } from 'vitest';
import { listMissingOperatorSettings, toOperator } from './operator.ts';

const complete = {
  ARBOR_OPERATOR: 'Shapla Studio Ltd',
  ARBOR_CONTACT_EMAIL: 'help@shapla.example',
  ARBOR_CONTACT_PHONE: undefined,
  ARBOR_CONTACT_ADDRESS: '12 Lake Road, Dhaka 1207',
  ARBOR_TRADE_LICENCE: undefined,
};

it('asks for name, e-mail and address; phone and trade licence are up to the operator', () => {
  expect(listMissingOperatorSettings(toOperator(complete))).toEqual([]);
  expect(
    listMissingOperatorSettings(toOperator({ ...complete, ARBOR_OPERATOR: undefined, ARBOR_CONTACT_EMAIL: undefined })),
  ).toEqual(['ARBOR_OPERATOR', 'ARBOR_CONTACT_EMAIL']);
});
