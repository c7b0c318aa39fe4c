import path from 'node:path';
import { parseSync } from 'vite';
import { testTitles } from './test-titles.mjs';

/** Identifiers, columns and file names that standard terms have replaced (docs/GLOSSARY.md), in the order of their terms. */
const replaced = [
  'readAsked Acting Refusal patientHidden openDoor inReach inSight isInReach patientsInReach patientInReach besidePatient atEnd',
  'writeDown writtenDown written-down Deed entityOf idsIn inTime piecesInTime in-time selfContained\\w* throttles retryOf',
  'earlierReply keepReply unpackedPieces MOST_(?:HEAP_MB|ATTEMPTS) inThread handedOver (?:Packing|Reading|Print)Order',
  'ofVisiblePatientEach (?:patient|place|people|walker)Named walkedTo walkedByLocation keptTotals? kept-totals kept-answers',
  'uncompiled rtm_nights writtenNow authorClockChanged author-elsewhere told-steps toldSteps ToldPathStep gatherFacts CareFacts',
  'attentionOf patient_attention sweepFiles sweep-files tidyUp tidy-up rtm-recount nightly-recount beating givenUp takeIn',
  'keep(?:GaitSession|Attention|Library|Packed|Idle) takenArtifact taken-artifact takeResponse giveProgram onGoOn',
  'waiting-responses unprocessed_responses speakerOf spokenProblem Speaking use(?:Report|Money)Place (?:draft|reason|record)Place',
  'also-called sayings Likeness WhyFound (?:keepO|o)nePerson beginsAnew forgetStored forgetPerson keptKeys unsentKeys',
  'likelySignedIn admissionOf chunkDeadline (?:useS|s)oundParams OpenRows ChosenBar useChosenRecords ClashNotice',
  '(?:Changed|Stored)Meanwhile ModulesClash Changed(?:ByOthers|Elsewhere) keptDraft keptTimer careNoteDraft isTaken useNear',
  '(?:problems|shape)Resolver shapeProblems serverFaults SupportDesk takeQuestions askSupport letterLanguage supportLetter',
  'pdf-answer print-answer report-look inPlace bring-back most_further_units contact_per_further_unit dated_ahead acting_for',
  'recorded_walk',
];
const replacedWords = new RegExp(`(?<![\\w-])(${replaced.join(' ').replaceAll(' ', '|')})(?![\\w-])`);

/** Names that may not be declared: `cardLook`, `judgeRows`, `verdict`. */
const inventedNames = /Look$|Desk$|^judge|^judged|^Judge|[vV]erdict|[fF]aulty|[cC]lash|^(told|said|begun|goOn)$/;

const participles =
  'asked begun built changed chosen counted cut derived done drawn found folded given gone grouped held joined judged kept known ' +
  'laid listed loaded looked made marked measured merged moved named noted opened ordered packed paired placed printed recounted ' +
  'rounded said saved scaled scored searched seen sent shared shortened shown smoothed solved sorted spoken stored taken told ' +
  'trimmed turned typed used walked without written';
/** Functions begin with a verb: neither `rowOf` nor `counted` nor `shownValue`. */
const verblessNames = new RegExp(
  `^(?!keysOf$|(?:is|has|can|to|add|build|count|create|find|get|list|measure|read|select|write)[A-Z])[a-z]\\w*Of$|^(?:${participles.replaceAll(' ', '|')})(?![a-z])(?!\\w*Routes$)`,
);

/** Words of sentences that read as translated. */
const foreignWords = /\b(whoever|anew|for whom|as far as)\b/i;

/** Catalogs of what an English screen, message or document says. */
const isEnglishCatalog = (file) =>
  /\.en\.ts$|^contract\/(.+\/)?[\w-]*messages\.ts$|^domain\/.+-(words|texts)\.ts$/.test(file) &&
  !file.endsWith('.test.ts');
/** Words that US clinics do not use, or not so (the last paragraph of docs/GLOSSARY.md has theirs). */
const screenWords =
  /\b(asked for|live contacts?|faults?|faulty|anew|goes on|somebody|practis\w+|(centi)?metres?|by hand|withdraw(n|s)?|brings? back|put on a path|whoever|worked)\b/i;
/** A text without the names of its values; nothing for the code of a message. */
const readWords = (text) => (/^\w+(\.\w+)+$/.test(text) ? '' : text.replaceAll(/%\{\w+\}/g, ''));

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The identifiers in a pattern such as `{ a, b: [c] }`. */
function identifiersIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(({ value, argument, shorthand }) =>
      shorthand && value.type === 'Identifier' ? [] : identifiersIn(value ?? argument),
    );
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(identifiersIn);
  return identifiersIn(pattern.left ?? pattern.argument);
}

/** What a node declares itself: `{ names, isFunction }`. */
function declarationsOf(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
      return { names: [node.id], isFunction: true };
    case 'VariableDeclarator':
      return { names: identifiersIn(node.id), isFunction: isFunction(node.init) };
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return { names: [node.id], isFunction: false };
    case 'MethodDefinition':
    case 'TSMethodSignature':
      return { names: [node.key], isFunction: true };
    default:
      return { names: [], isFunction: false };
  }
}

function visit(node, see) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type) see(node);
  for (const child of Object.values(node)) visit(child, see);
}

const isTestCode = (file) =>
  /\.test\.tsx?$|[./-]fixtures?\b|^(tests|bench)\/|\/testing\/|(^|\/)real-(walks|hands)\//.test(file);

/** Words and names of a source that docs/GLOSSARY.md replaces: `{ replaced, names, sentences, texts }`, places each. */
export function findWords(file, source) {
  const lineStarts = [...source.matchAll(/^/gm)].map(({ index }) => index);
  const lineAt = (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const place = (line, text) => `${file}:${line}: ${text.trim().slice(0, 120)}`;
  const lines = source.split('\n');
  const found = { replaced: [], names: [], sentences: [], texts: [] };
  for (const [index, line] of lines.entries())
    if (replacedWords.test(line)) found.replaced.push(place(index + 1, line));
  if (replacedWords.test(path.basename(file).replace(/\..*/, ''))) found.replaced.push(place(0, file));

  if (file.endsWith('.md')) {
    for (const [index, line] of lines.entries())
      if (foreignWords.test(line)) found.sentences.push(place(index + 1, line));
    return found;
  }
  if (!/\.(tsx?|mjs)$/.test(file)) return found;
  const { program, comments } = parseSync(file, source);
  for (const { value, start } of comments)
    for (const [index, line] of value.split('\n').entries())
      if (foreignWords.test(line)) found.sentences.push(place(lineAt(start) + index, line));
  if (/\.test\.tsx?$/.test(file))
    for (const title of testTitles(source))
      if (foreignWords.test(title)) found.sentences.push(place(lineAt(source.indexOf(title)), title));
  if (isEnglishCatalog(file))
    visit(program, ({ type, value, start }) => {
      const text = type === 'Literal' ? value : type === 'TemplateElement' ? value.cooked : null;
      if (typeof text === 'string' && screenWords.test(readWords(text))) found.texts.push(place(lineAt(start), text));
    });
  visit(program, (node) => {
    const { names, isFunction: isFunctionName } = declarationsOf(node);
    for (const { name, start } of names) {
      const isVerbless = isFunctionName && !isTestCode(file) && verblessNames.test(name);
      if (name && (inventedNames.test(name) || isVerbless)) found.names.push(place(lineAt(start), name));
    }
  });
  return found;
}
