import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for long though they are short, by which Vitest would begin them late: all would wait for them at the end. */
const slow = /deployment|isolation\/isolation|organization-access-deaths|durability|accessibility-of-records|languages/;

/** The slow files, then the others in Vitest's own order. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's, not an array's
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
