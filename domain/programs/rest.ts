import type { Block } from '../../contract/programs/shapes.ts';

/**
 * Seconds between two sets, unless prescribed: the American College of Sports Medicine recommends at most a minute for 10
 * to 15 light repetitions (Med Sci Sports Exerc 2009;41(3):687-708).
 */
const REST_SECONDS = 30;

/** Seconds of rest between two sets. */
export const getRestSeconds = ({ dose }: Pick<Block, 'dose'>): number => dose?.rest ?? REST_SECONDS;
