export {
  countedId,
  countWorks,
  readWorkPositions,
  type WorkFilter,
  type WorkOrder,
  workOrders,
} from '../store/own-works.ts';
