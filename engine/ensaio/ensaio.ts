// npm run ensaio: a whole auction held by bots against a running engine, marked as a rehearsal. See docs/ensaio.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { executar, Falha } from '../../scripts/plataforma/falha.mjs';
import { encenar } from './encenar.ts';
import { relatorio } from './relatorio.ts';
import { type NomeTemperamento, TEMPERAMENTOS } from './temperamentos.ts';

const AJUDA = `npm run ensaio -- [opções]
  --url http://127.0.0.1:3002   endereço do engine
  --hotsite leilo               marca em que se ensaia
  --email adm@demo.martelo      quem conduz (ADM); a senha vem de --senha ou de MARTELO_ENSAIO_SENHA
  --modo relogio | ao-vivo      lotes que fecham pelo relógio, ou um pregão com leiloeiro
  --tempo rapido | real         prazos de segundos, ou os de verdade
  --lotes 12 --licitantes 24    tamanho
  --temperamentos teimoso=3,atirador=2   quem licita; sem isso, a mistura de sempre
  --sala 0.25                   no pregão: parte dos silêncios em que alguém da sala oferece
  --semente 1                   a mesma semente, as mesmas decisões
  --relatorio pasta             onde ficam relatorio.html e medicao.json`;

await executar(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT_ENGINE ?? 3002}` },
      hotsite: { type: 'string', default: 'leilo' },
      email: { type: 'string', default: 'adm@demo.martelo' },
      senha: { type: 'string' },
      modo: { type: 'string', default: 'relogio' },
      tempo: { type: 'string', default: 'rapido' },
      lotes: { type: 'string', default: '12' },
      licitantes: { type: 'string', default: '24' },
      temperamentos: { type: 'string', default: '' },
      sala: { type: 'string', default: '0.25' },
      semente: { type: 'string', default: '1' },
      relatorio: { type: 'string', default: 'ensaio-relatorio' },
      ajuda: { type: 'boolean', default: false },
    },
  });
  if (values.ajuda) return void process.stdout.write(`${AJUDA}\n`);
  const senha = values.senha ?? process.env.MARTELO_ENSAIO_SENHA;
  if (!senha)
    throw new Falha(`informe a senha de ${values.email} em --senha ou MARTELO_ENSAIO_SENHA.\n${AJUDA}`);
  const opcoes = {
    url: values.url,
    hotsite: values.hotsite,
    email: values.email,
    senha,
    modo: umDe(values.modo, ['relogio', 'ao-vivo'] as const, 'modo'),
    tempo: umDe(values.tempo, ['rapido', 'real'] as const, 'tempo'),
    lotes: numero(values.lotes, 'lotes', 1, 500),
    licitantes: numero(values.licitantes, 'licitantes', 1, 2_000),
    pesos: pesosDe(values.temperamentos),
    sala: numero(values.sala, 'sala', 0, 1),
    semente: numero(values.semente, 'semente', 0, 0xffff_ffff),
  };
  const medicao = await encenar(opcoes, (linha) => process.stdout.write(`${linha}\n`));
  const pasta = resolve(values.relatorio);
  mkdirSync(pasta, { recursive: true });
  writeFileSync(join(pasta, 'medicao.json'), JSON.stringify(medicao));
  writeFileSync(join(pasta, 'relatorio.html'), relatorio(medicao, opcoes));
  process.stdout.write(`\nRelatório: ${join(pasta, 'relatorio.html')}\n`);
  for (const problema of medicao.problemas) process.stdout.write(`PROBLEMA: ${problema}\n`);
  process.exitCode = medicao.problemas.length === 0 ? 0 : 1;
});

function umDe<T extends string>(valor: string, validos: readonly T[], nome: string): T {
  const achado = validos.find((valido) => valido === valor);
  if (achado === undefined) throw new Falha(`--${nome} é um de: ${validos.join(', ')}.`);
  return achado;
}

function numero(texto: string, nome: string, minimo: number, maximo: number): number {
  const valor = Number(texto);
  if (!(valor >= minimo && valor <= maximo)) throw new Falha(`--${nome} vai de ${minimo} a ${maximo}.`);
  return valor;
}

function pesosDe(texto: string): Partial<Record<NomeTemperamento, number>> {
  const pesos: Partial<Record<NomeTemperamento, number>> = {};
  for (const par of texto.split(',').filter(Boolean)) {
    const [nome, peso = '1'] = par.split('=');
    if (nome === undefined || !(nome in TEMPERAMENTOS))
      throw new Falha(`não há temperamento "${nome}". Há: ${Object.keys(TEMPERAMENTOS).join(', ')}.`);
    pesos[nome as NomeTemperamento] = numero(peso, nome, 0, 1_000);
  }
  return pesos;
}
