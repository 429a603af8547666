import { memoryUsage, resourceUsage, uptime } from 'node:process';

type Contadores = Map<string, number>;

/** Counts an event, e.g. `contar('martelo_storefront_cms_falhas_total')`. Labels are part of the name's text. */
export function contar(nome: string, quanto = 1): void {
  const atuais = contadores();
  atuais.set(nome, (atuais.get(nome) ?? 0) + quanto);
}

/** What a thread counted since it was asked last, for the one that is looked at to count on. */
export function contagensDesdeAUltima(): [nome: string, quanto: number][] {
  const contadas = [...contadores()];
  contadores().clear();
  return contadas;
}

/** Names a figure that is read whenever somebody looks, e.g. how much is kept. */
export function medir(nome: string, ler: () => number): void {
  medidas().set(nome, ler);
}

/** All counters and the process's own figures, in Prometheus text format. */
export function textoDasMetricas(): string {
  const { rss, heapUsed } = memoryUsage();
  const { userCPUTime, systemCPUTime } = resourceUsage();
  const linhas = [
    `process_resident_memory_bytes ${rss}`,
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    `process_cpu_seconds_total ${(userCPUTime + systemCPUTime) / 1e6}`,
    `process_uptime_seconds ${Math.round(uptime())}`,
    ...[...contadores()].map(([nome, valor]) => `${nome} ${valor}`),
    ...[...medidas()].map(([nome, ler]) => `${nome} ${ler()}`),
  ];
  return `${linhas.join('\n')}\n`;
}

function contadores(): Contadores {
  const casa = globalThis as { marteloMetricas?: Contadores };
  casa.marteloMetricas ??= new Map();
  return casa.marteloMetricas;
}

function medidas(): Map<string, () => number> {
  const casa = globalThis as { marteloMedidas?: Map<string, () => number> };
  casa.marteloMedidas ??= new Map();
  return casa.marteloMedidas;
}
