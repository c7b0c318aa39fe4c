/**
 * Names the evidence packet of a patient's month, which is made anew whenever it is asked for. A month has one as soon
 * as it has a cycle (OPEN-078).
 */
export const packetKey = (patientId: number, yearMonth: string): string => `rtm-packet-${patientId}-${yearMonth}`;
