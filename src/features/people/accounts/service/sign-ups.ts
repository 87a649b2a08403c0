import { readSignUpDays } from '../store/sign-ups.ts';

/** Number of new accounts per day in Dhaka, `YYYY-MM-DD`, since a given time; days without any are left out. */
export const countSignUpsByDay = readSignUpDays;
