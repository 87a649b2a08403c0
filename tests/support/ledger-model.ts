import { type Shares, splitRefund } from '../../src/features/ledger/rules/shares.ts';

/** A line that was sold, as a model without a database knows it. */
export interface ModelLine extends Shares {
  readonly lineId: string;
  /** Number of its contributor in the model. */
  readonly owner: number;
  refunded: number;
  isReleased: boolean;
}

interface Purse {
  pending: number;
  available: number;
  debt: number;
}

/** What the ledger should hold, by the simplest arithmetic there is. Minor units. */
export class LedgerModel {
  readonly purses: Purse[];
  readonly lines: ModelLine[] = [];
  /** Of the site, and of what the provider holds. */
  fee = 0;
  clearing = 0;
  /** What the provider has kept. */
  providerFee = 0;

  constructor(contributors: number) {
    this.purses = Array.from({ length: contributors }, () => ({ pending: 0, available: 0, debt: 0 }));
  }

  findPurse(owner: number): Purse {
    const purse = this.purses[owner];
    if (purse === undefined) throw new Error(`no contributor ${owner}`);
    return purse;
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

  release(line: ModelLine): void {
    const purse = this.findPurse(line.owner);
    const net = this.netLeft(line);
    const paidBack = Math.min(purse.debt, net);
    purse.pending -= net;
    purse.debt -= paidBack;
    purse.available += net - paidBack;
    line.isReleased = true;
  }

  /** @returns the shares that are given back */
  refund(line: ModelLine, amount: number): Shares {
    const shares = splitRefund(line, { refunded: line.refunded, amount });
    const purse = this.findPurse(line.owner);
    if (line.isReleased) {
      const taken = Math.min(purse.available, shares.net);
      purse.available -= taken;
      purse.debt += shares.net - taken;
    } else purse.pending -= shares.net;
    line.refunded += amount;
    this.fee -= shares.fee;
    this.clearing -= amount;
    return shares;
  }
}
