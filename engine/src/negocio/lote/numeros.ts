import { ErroMartelo } from '@martelo/shared/erros';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { chaveDoComando, digestoDoComando } from '../../auction/modelo/idempotencia.ts';
import type { Instrucao } from '../../runtime/motor.ts';

type Incluir = Extract<Pedido, { tipo: 'incluir-lotes' }>;

/** "7", 7 and "07" are one number, "12a" and "12A" as well. */
export const numeroDoLote = (numero: string | number): string =>
  String(numero)
    .trim()
    .replace(/^0+(?=\d)/, '')
    .toUpperCase();

/**
 * The command as the auction may take it: no number twice in it. Lots that say none take their place's, as ever, or the next one that is free.
 * @throws ErroMartelo JA_EXISTE
 */
export function comNumeros(estado: Readonly<Estado>, instrucao: Instrucao): Instrucao {
  const { pedido } = instrucao;
  if (pedido.tipo === 'incluir-lotes')
    return {
      ...instrucao,
      pedido: estado.comandos.has(chaveDoComando(instrucao))
        ? deNovo(estado, instrucao, pedido)
        : numerados(estado, pedido),
    };
  if (pedido.tipo === 'alterar-lote' && pedido.mudancas.numero !== undefined) {
    const antes = estado.lotes.get(pedido.lelUid)?.dados.numero;
    const numero = numeroDoLote(pedido.mudancas.numero);
    if (
      antes === undefined ||
      numeroDoLote(antes) === numero ||
      estado.comandos.has(chaveDoComando(instrucao))
    )
      return instrucao;
    const outro = dosLotes(estado).get(numero);
    if (outro !== undefined) throw repetido(numero, outro);
  }
  return instrucao;
}

/** Which lot has which number. */
export const dosLotes = ({ lotes }: Readonly<Estado>): Map<string, { uid?: string; nome: string }> =>
  new Map(
    [...lotes.values()].map(({ dados: { uid, numero, nome } }) => [numeroDoLote(numero), { uid, nome }]),
  );

function numerados(estado: Readonly<Estado>, pedido: Incluir): Incluir {
  const usados = dosLotes(estado);
  for (const { dados } of pedido.lotes) {
    if (dados.numero === undefined) continue;
    const numero = numeroDoLote(dados.numero);
    const outro = usados.get(numero);
    if (outro !== undefined) throw repetido(numero, outro);
    usados.set(numero, { nome: dados.nome });
  }
  // As the core gives places out.
  let ultima = 0;
  for (const { posicaoLeilao } of estado.lotes.values()) ultima = Math.max(ultima, posicaoLeilao);
  const lotes = pedido.lotes.map((lote) => {
    const posicao = lote.dados.posicaoLeilao ?? ultima + 1;
    ultima = Math.max(ultima, posicao);
    if (lote.dados.numero !== undefined) return lote;
    let numero = posicao;
    while (usados.has(String(numero))) numero++;
    usados.set(String(numero), { nome: lote.dados.nome });
    return numero === posicao ? lote : { ...lote, dados: { ...lote.dados, numero } };
  });
  return { ...pedido, lotes };
}

/** A command that was answered is told again as it was: with the numbers that it was given then. */
function deNovo(estado: Readonly<Estado>, instrucao: Instrucao, pedido: Incluir): Incluir {
  const digesto = estado.comandos.get(chaveDoComando(instrucao))!.digesto;
  if (digestoDoComando({ pedido }).startsWith(digesto)) return pedido;
  const lotes = pedido.lotes.map((lote) => {
    const feito = estado.lotes.get(lote.uid);
    if (lote.dados.numero !== undefined || feito === undefined) return lote;
    const { numero, posicaoLeilao } = feito.dados;
    return numero === String(posicaoLeilao) || !/^\d+$/.test(numero)
      ? lote
      : { ...lote, dados: { ...lote.dados, numero: Number(numero) } };
  });
  return { ...pedido, lotes };
}

const repetido = (numero: string, { uid, nome }: { uid?: string; nome: string }): ErroMartelo =>
  new ErroMartelo(
    'JA_EXISTE',
    {
      ...{ campo: 'numero', campos: ['numero'] },
      ...(uid === undefined ? {} : { existente: { especie: 'lote', uid, id: numero, nome } }),
    },
    `O número ${numero} já é de outro lote deste leilão: ${nome}.`,
  );
