import { keepPacked, packArtifact, type PackingTools } from '../replay/pack-artifact.ts';
import type { Job, JobWork } from './jobs.ts';

const logOf = ({ organizationId, payload }: Job) => ({
  organizationId: organizationId!,
  artifactId: (payload as { artifactId: number }).artifactId,
});

/**
 * Makes the compact form of a session's log, payload `{artifactId}`. A log for which every attempt fails is given up: it is
 * replayed as it was sent.
 */
export const packRecording = (tools: PackingTools): JobWork =>
  Object.assign<JobWork, Pick<JobWork, 'givenUp'>>((job, door) => packArtifact(door, logOf(job), tools), {
    givenUp: async (job, door) => void (await keepPacked(door, logOf(job))),
  });
