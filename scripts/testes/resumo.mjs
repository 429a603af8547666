/** How many of the slowest files are named. */
const LENTOS = 12;

const segundos = (quantos) => quantos.toFixed(1).replace('.', ',');

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Contagem
 * @typedef {{ teste: string, porque: string }} Queixa
 * @typedef {{ pulados: { teste: string, porque: string | null }[], falhos: Queixa[], repetidos: Queixa[] }} Queixas
 * @typedef {Contagem & Queixas & { arquivo: string, segundos: number }} Arquivo
 * @typedef {Contagem & Partial<Queixas> & { nome: string, segundos: number, processador: number, arquivos?: Arquivo[],
 *   sozinhos?: Queixa[] }} Linha
 */

/**
 * The last words of a run: seconds of each suite, by the clock and of processor; the slowest files; why each test was skipped that
 * was, what failed before it passed, what passed only alone, and what failed; and, last, all suites counted together.
 * @param {Linha[]} linhas
 * @param {number} total seconds of the whole run
 */
export function resumo(linhas, total) {
  const soma = (campo) => linhas.reduce((todos, linha) => todos + linha[campo], 0);
  const quadro = [
    ['suíte', 'passaram', 'falharam', 'pulados', 'segundos', 'de processador'],
    ...linhas.map((linha) => [
      ...[linha.nome, String(linha.passed), String(linha.failed), String(linha.skipped)],
      ...[segundos(linha.segundos), segundos(linha.processador)],
    ]),
    [
      ...['tudo', String(soma('passed')), String(soma('failed')), String(soma('skipped'))],
      ...[segundos(total), segundos(soma('processador'))],
    ],
  ];
  const larguras = quadro[0].map((_, i) => Math.max(...quadro.map((celulas) => celulas[i].length)));
  const alinhar = (celulas) =>
    celulas
      .map((celula, i) => (i === 0 ? celula.padEnd(larguras[i]) : celula.padStart(larguras[i])))
      .join('  ');
  const lentos = linhas
    .flatMap(({ arquivos = [] }) => arquivos)
    .sort((a, b) => b.segundos - a.segundos)
    .slice(0, LENTOS);
  const pulados = linhas.flatMap((linha) => linha.pulados ?? []);
  const repetidos = linhas.flatMap((linha) => linha.repetidos ?? []);
  const sozinhos = linhas.flatMap((linha) => linha.sozinhos ?? []);
  const falhos = linhas.flatMap((linha) => linha.falhos ?? []);
  const falhas = linhas.filter(({ failed }) => failed > 0).map(({ nome }) => nome);
  return [
    ...['', ...quadro.map(alinhar)],
    ...(lentos.length > 0 ? ['', 'Arquivos mais demorados:'] : []),
    ...lentos.map((um) => `  ${segundos(um.segundos).padStart(6)} s  ${um.arquivo}`),
    ...(pulados.length > 0 ? ['', 'Pulados, e por quê:'] : []),
    ...pulados.map(({ teste, porque }) => `  ${teste}: ${porque ?? 'não diz por quê'}`),
    ...(repetidos.length > 0 ? ['', 'Passaram só na segunda vez, e o que disseram na primeira:'] : []),
    ...repetidos.map(({ teste, porque }) => `  ${teste}: ${porque}`),
    ...(sozinhos.length > 0
      ? ['', 'Passaram só sozinhos, depois de todos, e o que disseram ao lado dos outros:']
      : []),
    ...sozinhos.map(({ teste, porque }) => `  ${teste}: ${porque}`),
    ...(falhas.length > 0 ? ['', `Falhou: ${falhas.join(', ')}`] : []),
    ...falhos.map(({ teste, porque }) => `  ${teste}: ${porque}`),
    ...['', `${soma('passed')} passed, ${soma('failed')} failed, ${soma('skipped')} skipped`],
  ].join('\n');
}
