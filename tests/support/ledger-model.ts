import { apportion } from '../../src/features/money/ledger/rules/apportion.ts';
import {
  type Shares,
  splitRefund,
  splitSale,
  splitTaxedSale,
  takeCommission,
} from '../../src/features/money/ledger/rules/shares.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { Transaction } from '../../src/platform/database/pool.ts';

/** A contributor by number in the model, with the agreed share. */
export interface ModelAgreed {
  readonly owner: number;
  readonly basisPoints: number;
}

/** A sold line, in a model without a database. */
export interface ModelLine extends Required<Shares> {
  readonly lineId: string;
  /** Number of its contributor in the model. */
  readonly owner: number;
  /** Contributors who share the earnings; undefined if its contributor gets everything. */
  readonly agreed: readonly ModelAgreed[] | undefined;
  /** The affiliate, whose amount is in `net` and not in `fee`; undefined if there is none. */
  readonly affiliate: { readonly owner: number; readonly amount: number } | undefined;
  /** Amount of each contributor and of the affiliate, less refunds. */
  readonly parts: { readonly owner: number; kept: number }[];
  /** Whether its clearing time is over. */
  readonly isCleared: boolean;
  refunded: number;
  isReleased: boolean;
}

/** A withdrawal in the model. */
export interface ModelWithdrawal {
  readonly withdrawId: string;
  readonly owner: number;
  readonly amount: number;
  state: 'open' | 'paid' | 'rejected' | 'failed' | 'cancelled' | 'returned';
  /** Amount that has left the bank account. */
  paid: number;
  fee: number;
  corrections: number;
}

/** An overpayment in the model. */
export interface ModelSurplus {
  readonly paymentId: string;
  readonly amount: number;
  isBack: boolean;
}

interface Purse {
  pending: number;
  available: number;
  reserved: number;
  debt: number;
}

/** Expected state of the ledger, computed by the simplest possible arithmetic in minor units. */
export class LedgerModel {
  readonly purses: Purse[];
  readonly lines: ModelLine[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly surpluses: ModelSurplus[] = [];
  /** Functions that post the recorded facts again. */
  readonly facts: ((tx: Transaction) => Promise<unknown>)[] = [];
  /** Fee of future sales in basis points. */
  feeBasisPoints = 3000;
  /** Balance of the site; `clearing` is the balance at the provider. */
  fee = 0;
  /** VAT that the site owes to the treasury. */
  vat = 0;
  clearing = 0;
  /** Fees that the provider has kept. */
  providerFee = 0;
  /** Incoming less outgoing transfers; `transferFee` is the sum of their fees. */
  bank = 0;
  transferFee = 0;
  /** Losses of the site, less amounts that were left to it. */
  writeOff = 0;

  constructor(contributors: number) {
    this.purses = Array.from({ length: contributors }, () => ({ pending: 0, available: 0, reserved: 0, debt: 0 }));
  }

  findPurse(owner: number): Purse {
    const purse = this.purses[owner];
    if (purse === undefined) throw new Error(`no contributor ${owner}`);
    return purse;
  }

  /** Creates a line at the current fee. */
  createLine(
    {
      owner,
      gross,
      agreed,
      discount = 0,
      siteBorne = 0,
      vat = { sale: 0, fee: 0 },
      affiliate,
    }: {
      owner: number;
      gross: number;
      agreed?: readonly ModelAgreed[] | undefined;
      /** Taken off the price, and the part of it that the site bears. */
      discount?: number;
      siteBorne?: number;
      /** Rates of VAT in basis points. */
      vat?: { readonly sale: number; readonly fee: number };
      /** Who gets a part of the fee, by its rate. */
      affiliate?: ModelAgreed | undefined;
    },
    isCleared: boolean,
  ): ModelLine {
    const charged = gross - discount;
    const divided = splitTaxedSale(charged, { feeBasisPoints: this.feeBasisPoints, siteBorne, vat });
    const shares = { fee: divided.fee, net: divided.net, vat: divided.vat + divided.feeVat };
    const untax = (amount: number) =>
      amount -
      Number((BigInt(amount) * BigInt(vat.sale) * 2n + 10_000n + BigInt(vat.sale)) / (20_000n + 2n * BigInt(vat.sale)));
    if (divided.vat !== charged - untax(charged)) throw new Error('another VAT than within the price');
    // The contributors get what they would of a price without the site's part, but never more than was charged.
    const whole = splitSale(untax(charged + siteBorne), this.feeBasisPoints);
    if (shares.net !== Math.min(untax(charged), whole.net)) throw new Error('the site bears another part');
    if (shares.fee + shares.net + shares.vat !== charged) throw new Error('the shares add up to what was charged');
    const sharers = agreed ?? [{ owner, basisPoints: 10_000 }];
    const amounts = apportion(
      shares.net,
      sharers.map(({ basisPoints }) => basisPoints),
    );
    const parts = sharers.map((each, index) => ({ owner: each.owner, kept: amounts[index] ?? 0 }));
    const amount =
      affiliate === undefined ? 0 : takeCommission({ charged: untax(charged), fee: shares.fee }, affiliate.basisPoints);
    if (amount < 0 || amount > shares.fee) throw new Error('the affiliate gets a part of the fee');
    const earner = affiliate === undefined || amount === 0 ? undefined : { owner: affiliate.owner, amount };
    return {
      ...{ lineId: createId(), owner, agreed, isCleared, affiliate: earner },
      parts: [...parts, ...(earner === undefined ? [] : [{ owner: earner.owner, kept: amount }])],
      fee: shares.fee - amount,
      net: shares.net + amount,
      vat: shares.vat,
      ...{ refunded: 0, isReleased: false },
    };
  }

  sell(line: ModelLine): void {
    this.lines.push(line);
    for (const { owner, kept } of line.parts) this.findPurse(owner).pending += kept;
    this.fee += line.fee;
    this.vat += line.vat;
    this.clearing += line.fee + line.net + line.vat;
  }

  /** Posts a cost of the site, which doesn't change contributors' balances. */
  charge(fee: number): void {
    this.providerFee += fee;
    this.clearing -= fee;
  }

  takeSurplus(paymentId: string, amount: number): void {
    this.surpluses.push({ paymentId, amount, isBack: false });
    this.clearing += amount;
  }

  giveSurplusBack(surplus: ModelSurplus, isByTransfer: boolean): void {
    surplus.isBack = true;
    if (isByTransfer) this.bank -= surplus.amount;
    else this.clearing -= surplus.amount;
  }

  /** Amount that the site owes to buyers. */
  get surplusPayable(): number {
    return this.surpluses.reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount), 0);
  }

  /** Remaining share of the contributors, because a refund before the release reduces it. */
  netLeft({ parts }: ModelLine): number {
    return parts.reduce((sum, { kept }) => sum + kept, 0);
  }

  /** Makes an amount available, after deducting debts. */
  private free(owner: number, amount: number): void {
    const purse = this.findPurse(owner);
    const paidBack = Math.min(purse.debt, amount);
    purse.debt -= paidBack;
    purse.available += amount - paidBack;
  }

  release(line: ModelLine): void {
    for (const { owner, kept } of line.parts) {
      this.findPurse(owner).pending -= kept;
      this.free(owner, kept);
    }
    line.isReleased = true;
  }

  /** Computes the shares of a refund. */
  splitRefund(line: ModelLine, amount: number): Required<Shares> {
    return splitRefund(line, { refunded: line.refunded, amount });
  }

  refund(line: ModelLine, amount: number, isByTransfer = false): void {
    const shares = this.splitRefund(line, amount);
    const amounts = apportion(
      shares.net,
      line.parts.map(({ kept }) => kept),
    );
    for (const [index, part] of line.parts.entries()) {
      const back = amounts[index] ?? 0;
      const purse = this.findPurse(part.owner);
      const taken = line.isReleased ? Math.min(purse.available, back) : 0;
      purse.available -= taken;
      if (line.isReleased) purse.debt += back - taken;
      else purse.pending -= back;
      part.kept -= back;
    }
    line.refunded += amount;
    this.fee -= shares.fee;
    this.vat -= shares.vat;
    if (isByTransfer) this.bank -= amount;
    else this.clearing -= amount;
  }

  reserve(owner: number, amount: number, withdrawId: string): void {
    const purse = this.findPurse(owner);
    purse.available -= amount;
    purse.reserved += amount;
    this.withdrawals.push({ withdrawId, owner, amount, state: 'open', paid: 0, fee: 0, corrections: 0 });
  }

  pay(withdrawal: ModelWithdrawal, fee: number): void {
    this.findPurse(withdrawal.owner).reserved -= withdrawal.amount;
    withdrawal.paid = withdrawal.amount - fee;
    withdrawal.fee = fee;
    this.bank -= withdrawal.paid;
    this.transferFee += fee;
    withdrawal.state = 'paid';
  }

  refuse(withdrawal: ModelWithdrawal, outcome: 'rejected' | 'failed' | 'cancelled'): void {
    this.findPurse(withdrawal.owner).reserved -= withdrawal.amount;
    this.free(withdrawal.owner, withdrawal.amount);
    withdrawal.state = outcome;
  }

  private reclaim(owner: number, amount: number): void {
    const purse = this.findPurse(owner);
    const taken = Math.min(purse.available, amount);
    purse.available -= taken;
    purse.debt += amount - taken;
  }

  /** Corrects a withdrawal: failed and returned ones become paid, paid ones failed. */
  correct(withdrawal: ModelWithdrawal, fee: number): void {
    const { owner, amount, state } = withdrawal;
    withdrawal.corrections += 1;
    if (state === 'returned') {
      this.bank -= withdrawal.paid;
      this.reclaim(owner, withdrawal.paid);
      withdrawal.state = 'paid';
    } else if (state === 'failed') {
      this.reclaim(owner, amount);
      this.findPurse(owner).reserved += amount;
      this.pay(withdrawal, fee);
    } else {
      this.bank += withdrawal.paid;
      this.transferFee -= withdrawal.fee;
      this.findPurse(owner).reserved += amount;
      this.refuse(withdrawal, 'failed');
      withdrawal.paid = 0;
    }
  }

  comeBack(withdrawal: ModelWithdrawal): void {
    this.bank += withdrawal.paid;
    this.free(withdrawal.owner, withdrawal.paid);
    withdrawal.state = 'returned';
  }

  adjust(owner: number, kind: 'debt_write_off' | 'debt_payment' | 'payout' | 'late_forfeit', amount: number): void {
    const purse = this.findPurse(owner);
    if (kind === 'debt_write_off' || kind === 'debt_payment') purse.debt -= amount;
    else purse.available -= amount;
    if (kind === 'debt_write_off') this.writeOff += amount;
    if (kind === 'late_forfeit') this.writeOff -= amount;
    if (kind === 'debt_payment') this.bank += amount;
    if (kind === 'payout') this.bank -= amount;
  }
}
