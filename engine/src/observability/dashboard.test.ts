import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { medirPedidos } from '../api/request-metrics.ts';
import { MemoryLog } from '../log/memoria.ts';
import { bancada } from '../runtime/test-bench.ts';
import { medirAvisos } from './avisos-metrics.ts';
import { medirEfeitos } from './efeitos-metrics.ts';
import { medirArquivos } from './files-metrics.ts';
import { medirPorLeitura } from './gauges.ts';
import { medirLog } from './log-metrics.ts';
import { medirMotor } from './motor-metrics.ts';

const ler = (caminho: string): string =>
  readFileSync(new URL(`../../../docs/${caminho}`, import.meta.url), 'utf8');

/** Metric names in a PromQL expression. */
const nomesEm = (expressao: string): string[] => [
  ...new Set(expressao.match(/\b(martelo|http|nodejs|process)_[a-z0-9_]+/g) ?? []),
];

async function nomesExistentes(): Promise<Set<string>> {
  const registro = new Registry();
  const { motor } = await bancada();
  medirPedidos(registro);
  medirLog(new MemoryLog(), registro);
  medirMotor(motor, registro);
  medirAvisos(registro);
  medirEfeitos(registro);
  medirArquivos(registro);
  medirPorLeitura(registro, {} as never);
  const existentes = new Set<string>();
  for (const { name } of registro.getMetricsAsArray()) {
    existentes.add(name);
    for (const sufixo of ['_bucket', '_count', '_sum']) existentes.add(name + sufixo);
  }
  return existentes;
}

describe('the board and the alarms', () => {
  const painel = JSON.parse(ler('operar/painel.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const alertas = (
    parse(ler('operar/alertas.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  ).groups.flatMap(({ rules }) => rules);

  it('ask only for numbers that the engine gives', async () => {
    const existentes = await nomesExistentes();
    const pedidas = [
      ...painel.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...alertas.map(({ expr }) => expr),
    ].flatMap(nomesEm);
    expect(pedidas.length).toBeGreaterThan(20);
    expect(pedidas.filter((nome) => !existentes.has(nome))).toEqual([]);
  });

  it('ring only for what the guide says what to do about, and the guide has no alarm that does not exist', () => {
    const secoes = [...ler('operar.md').matchAll(/^### (\w+)$/gm)].map(([, nome]) => nome);
    expect(secoes.sort()).toEqual(alertas.map(({ alert }) => alert).sort());
  });
});
