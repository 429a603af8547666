'use client';

import { PRESENCA } from '../../palavras/construtor/presenca.ts';
import type { Presente } from '../modelo/entrada.ts';
import type { Construtor } from '../useConstrutor.ts';
import { CORES, iniciais } from './pessoas.ts';
import estilos from './presentes.module.css';

const CABEM = 4;

/** Everybody else on the page. A press goes to what they have selected. */
export function Presentes({ construtor }: { construtor: Construtor }) {
  const pessoas = umaVezCada(construtor.presentes);
  if (pessoas.length === 0) return null;
  const { sessoes } = construtor.estado.historico;
  const onde = ({ selecionadas }: Presente) => sessoes.find(({ id }) => id === selecionadas[0]);
  const vistas = pessoas.slice(0, CABEM);
  return (
    <ul className={estilos.presentes} aria-label={PRESENCA.tambemNestaPagina}>
      {vistas.map((pessoa) => {
        const secao = onde(pessoa);
        const frase = secao
          ? PRESENCA.estaEm(pessoa.nome, secao.nome)
          : PRESENCA.estaNestaPagina(pessoa.nome);
        return (
          <li key={pessoa.usuario}>
            <button
              type="button"
              title={frase}
              // What is drawn on it is part of its name: who speaks to the machine says what they see.
              aria-label={`${iniciais(pessoa.nome)}: ${frase}${secao ? PRESENCA.irParaLa : ''}`}
              style={{ background: CORES[pessoa.cor] }}
              onClick={() => secao && construtor.comandos.selecionar(secao.id)}
            >
              {iniciais(pessoa.nome)}
            </button>
          </li>
        );
      })}
      {pessoas.length > CABEM && <li className={estilos.mais}>+{pessoas.length - CABEM}</li>}
    </ul>
  );
}

/** Someone with two windows is one person, where they were last seen selecting. */
function umaVezCada(presentes: readonly Presente[]): Presente[] {
  const porPessoa = new Map<number, Presente>();
  for (const um of presentes)
    if (!porPessoa.has(um.usuario) || um.selecionadas.length > 0) porPessoa.set(um.usuario, um);
  return [...porPessoa.values()];
}
