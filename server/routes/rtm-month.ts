import { getRtmMonth, rtmPacket } from '../../contract/rtm-month.ts';
import { packetKey } from '../../domain/rtm/packet/packet-key.ts';
import { packetOf } from '../../domain/rtm/packet/packet-of.ts';
import { printAnswer } from '../reports/print-answer.ts';
import { readPacketSource } from '../reports/rtm-packet-source.ts';
import { readRtmMonth } from '../rtm/month-detail.ts';
import type { Routes } from './index.ts';

export const rtmMonthRoutes: Routes = (served, deps) => {
  served.acting(getRtmMonth, ({ tx, scope, actor, params, now }) => readRtmMonth({ tx, scope, actor, ...params }, now));

  served.acting(rtmPacket, async ({ tx, scope, actor, params, now, c }) => {
    const { detail, organization, logoKey } = await readPacketSource({ tx, scope, actor, ...params }, now);
    const name = `${packetKey(params.patientId, params.yearMonth)}.pdf`;
    return () =>
      printAnswer(c, deps, { model: packetOf(detail, { organization, now }), logoKey, name, person: actor.userId });
  });
};
