import { readSignUpDays } from '../store/sign-ups.ts';

/** New accounts by day in Dhaka, `YYYY-MM-DD`, from a time on; days without any are missing. */
export const countSignUpsByDay = readSignUpDays;
