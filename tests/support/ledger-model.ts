import { type Shares, splitRefund, splitSale } from '../../src/features/ledger/rules/shares.ts';
import { createId } from '../../src/platform/database/id.ts';

/** A line that was sold, as a model without a database knows it. */
export interface ModelLine extends Shares {
  readonly lineId: string;
  /** Number of its contributor in the model. */
  readonly owner: number;
  /** False: its clearing time is not over. */
  readonly isCleared: boolean;
  refunded: number;
  isReleased: boolean;
}

/** A withdraw request. */
export interface ModelWithdrawal {
  readonly withdrawId: string;
  readonly owner: number;
  readonly amount: number;
  state: 'open' | 'paid' | 'rejected' | 'failed' | 'cancelled' | 'returned';
  /** What has left the bank. */
  paid: number;
}

interface Purse {
  pending: number;
  available: number;
  reserved: number;
  debt: number;
}

/** What the ledger should hold, by the simplest arithmetic there is. Minor units. */
export class LedgerModel {
  readonly purses: Purse[];
  readonly lines: ModelLine[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  /** Of sales from now on. */
  feeBasisPoints = 3000;
  /** Of the site, and of what the provider holds. */
  fee = 0;
  clearing = 0;
  /** What the provider has kept. */
  providerFee = 0;
  /** What has come in less what has gone out, and what was taken for that. */
  bank = 0;
  transferFee = 0;

  constructor(contributors: number) {
    this.purses = Array.from({ length: contributors }, () => ({ pending: 0, available: 0, reserved: 0, debt: 0 }));
  }

  findPurse(owner: number): Purse {
    const purse = this.purses[owner];
    if (purse === undefined) throw new Error(`no contributor ${owner}`);
    return purse;
  }

  /** At the fee of this moment. */
  createLine(owner: number, gross: number, isCleared: boolean): ModelLine {
    const shares = splitSale(gross, this.feeBasisPoints);
    return { lineId: createId(), owner, isCleared, ...shares, refunded: 0, isReleased: false };
  }

  sell(line: ModelLine): void {
    this.lines.push(line);
    this.findPurse(line.owner).pending += line.net;
    this.fee += line.fee;
    this.clearing += line.fee + line.net;
  }

  /** A cost of the site: what contributors have stays as it is. */
  charge(fee: number): void {
    this.providerFee += fee;
    this.clearing -= fee;
  }

  /** What is left of a line's share: a refund before the release took from it. */
  netLeft({ fee, net, refunded }: ModelLine): number {
    return net - (refunded === 0 ? 0 : splitRefund({ fee, net }, { refunded: 0, amount: refunded }).net);
  }

  /** Debts first. */
  private free(owner: number, amount: number): void {
    const purse = this.findPurse(owner);
    const paidBack = Math.min(purse.debt, amount);
    purse.debt -= paidBack;
    purse.available += amount - paidBack;
  }

  release(line: ModelLine): void {
    const net = this.netLeft(line);
    this.findPurse(line.owner).pending -= net;
    this.free(line.owner, net);
    line.isReleased = true;
  }

  /** The shares that would be given back. */
  splitRefund(line: ModelLine, amount: number): Shares {
    return splitRefund(line, { refunded: line.refunded, amount });
  }

  refund(line: ModelLine, amount: number): void {
    const shares = this.splitRefund(line, amount);
    const purse = this.findPurse(line.owner);
    if (line.isReleased) {
      const taken = Math.min(purse.available, shares.net);
      purse.available -= taken;
      purse.debt += shares.net - taken;
    } else purse.pending -= shares.net;
    line.refunded += amount;
    this.fee -= shares.fee;
    this.clearing -= amount;
  }

  reserve(owner: number, amount: number, withdrawId: string): void {
    const purse = this.findPurse(owner);
    purse.available -= amount;
    purse.reserved += amount;
    this.withdrawals.push({ withdrawId, owner, amount, state: 'open', paid: 0 });
  }

  pay(withdrawal: ModelWithdrawal, fee: number): void {
    this.findPurse(withdrawal.owner).reserved -= withdrawal.amount;
    withdrawal.paid = withdrawal.amount - fee;
    this.bank -= withdrawal.paid;
    this.transferFee += fee;
    withdrawal.state = 'paid';
  }

  refuse(withdrawal: ModelWithdrawal, outcome: 'rejected' | 'failed' | 'cancelled'): void {
    this.findPurse(withdrawal.owner).reserved -= withdrawal.amount;
    this.free(withdrawal.owner, withdrawal.amount);
    withdrawal.state = outcome;
  }

  comeBack(withdrawal: ModelWithdrawal): void {
    this.bank += withdrawal.paid;
    this.free(withdrawal.owner, withdrawal.paid);
    withdrawal.state = 'returned';
  }
}
