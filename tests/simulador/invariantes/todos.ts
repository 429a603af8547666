import type { Partida } from '../partida.ts';
import { umDono } from './dono.ts';
import { mesmoFim } from './espectadores.ts';
import { fechamentos } from './fechamento.ts';
import { lacunas } from './lacunas.ts';
import { lerLog } from './leitura.ts';
import { livros } from './livro.ts';
import { precos } from './precos.ts';
import { projecoes } from './projecoes.ts';
import { regras } from './regras.ts';
import { respostas } from './respostas.ts';
import { sigilo } from './sigilo.ts';
import { transicoes } from './transicoes.ts';
import { vendas } from './vendas.ts';

/** Every invariant of docs/invariantes.md that a whole run can be judged by; those of a moment are judged as it passes. */
const VERIFICADORES = [
  respostas,
  fechamentos,
  lacunas,
  precos,
  livros,
  transicoes,
  sigilo,
  umDono,
  vendas,
  projecoes,
  mesmoFim,
  regras,
];

/** @throws Violacao */
export function conferirFim(partida: Partida): void {
  const leitura = lerLog(partida.historia);
  for (const verificar of VERIFICADORES) verificar(leitura, partida);
}
