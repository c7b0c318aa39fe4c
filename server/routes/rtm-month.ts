import { getRtmMonth } from '../../contract/rtm-month.ts';
import { readRtmMonth } from '../rtm/month-detail.ts';
import type { Routes } from './index.ts';

export const rtmMonthRoutes: Routes = (served) => {
  served.acting(getRtmMonth, ({ tx, scope, actor, params, now }) => readRtmMonth({ tx, scope, actor, ...params }, now));
};
