'use client';

import type { PrecosDoEnvio } from '@martelo/shared/pos-venda/pedidos';
import { useEffect, useState } from 'react';
import { MOLDES } from '../../sessao/cadastro.ts';
import { chamar } from '../../sessao/comandar.ts';
import { fraseDoErro } from '../../sessao/frase.ts';

export type EstadoDosEnvios =
  /** The CEP is not whole yet. */
  | { tipo: 'sem-cep' }
  | { tipo: 'calculando' }
  | { tipo: 'prontos'; precos: PrecosDoEnvio }
  /** Nothing can be sent there, in words. */
  | { tipo: 'recusado'; porque: string }
  | { tipo: 'falhou' };

/**
 * What sending the papers of a purchase to a CEP costs, as the house says it now: asked as soon as the CEP is whole, and again when the
 * purchase became another (`revisao`). What was asked of another CEP is shown of none.
 */
export function useEnvios(compra: number, cep: string, revisao: number) {
  const [resposta, guardar] = useState<{ cep: string; estado: EstadoDosEnvios } | null>(null);
  const [vez, contar] = useState(0);
  const inteiro = cep.length === MOLDES.cep.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revisao` and `vez` are reasons to ask again.
  useEffect(() => {
    if (!inteiro) return;
    let atual = true;
    void chamar<PrecosDoEnvio>('GET', `cliente/compras/${compra}/envio?cep=${cep}`).then((lida) => {
      if (atual) guardar({ cep, estado: comoEstado(lida) });
    });
    return () => {
      atual = false;
    };
  }, [compra, cep, inteiro, revisao, vez]);

  const estado: EstadoDosEnvios = !inteiro
    ? { tipo: 'sem-cep' }
    : resposta?.cep === cep
      ? resposta.estado
      : { tipo: 'calculando' };
  return {
    estado,
    calcularDeNovo: () => {
      if (estado.tipo === 'falhou') guardar(null);
      contar((antes) => antes + 1);
    },
  };
}

function comoEstado(lida: Awaited<ReturnType<typeof chamar<PrecosDoEnvio>>>): EstadoDosEnvios {
  if (lida.tipo === 'aceito') return { tipo: 'prontos', precos: lida.corpo };
  return lida.tipo === 'recusado' && lida.erro.statusCode < 500
    ? { tipo: 'recusado', porque: fraseDoErro(lida.erro) }
    : { tipo: 'falhou' };
}
