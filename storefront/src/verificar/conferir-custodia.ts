import { CUSTODIA } from '../palavras/custodia.ts';
import { AssinaturaInvalida, conferirJws } from './assinatura.ts';
import { canonico, sha256 } from './canonico.ts';
import { type Conferido, conferirCadeia } from './conferir-cadeia.ts';
import type { Laudo } from './conferir-lote.ts';
import type { Chaves, CustodiaDoVeiculo, Elo } from './documentos.ts';

/**
 * Walks a vehicle's chain of custody (docs/custodia.md) and checks the house's signature over its last line; of the house's own copy
 * also that each private part is the one that was committed to. Of a file without keys the signature is not checked, and that is said.
 */
export async function conferirCustodia(
  { veiUid, eventos, assinatura }: CustodiaDoVeiculo,
  chaves: Chaves | null,
  aoAndar: (conferidos: Conferido[]) => void = () => {},
): Promise<Laudo> {
  const conferidos = await conferirCadeia(`veiculo:${veiUid}`, eventos, CUSTODIA, aoAndar, quebraDoElo);
  const quebrados = conferidos.filter(({ confere }) => !confere);
  const quebras = quebrados.map(({ registro, motivo }) => CUSTODIA.noRegistro(registro.seq, motivo ?? ''));
  const daAssinatura = await quebraDaAssinatura(veiUid, eventos, assinatura, chaves);
  if (daAssinatura !== null) quebras.push(daAssinatura);
  const total = eventos.length;
  if (quebras.length > 0)
    return {
      ...{ veredito: 'quebrado', quebras, conferidos },
      resumo:
        quebrados.length > 0 ? CUSTODIA.naoSeguem(quebrados.length, quebrados[0]!.registro.seq) : quebras[0]!,
      provado: quebrados.length > 0 ? [CUSTODIA.conferemDe(total - quebrados.length, total)] : [],
      naoProvado: [CUSTODIA.guardeComoEsta],
    };
  const assinado = total > 0 && chaves !== null;
  const abertas = eventos.some(({ sal }) => sal !== undefined);
  return {
    ...{ veredito: assinado ? 'assinado' : 'aberto', quebras, conferidos },
    resumo: total === 0 ? CUSTODIA.vazia : assinado ? CUSTODIA.assinada(total) : CUSTODIA.semChaves(total),
    provado: [
      ...(total > 0 ? [CUSTODIA.sela] : []),
      ...(abertas ? [CUSTODIA.partesAbrem] : []),
      ...(assinado ? [CUSTODIA.casaAssinou(total)] : []),
    ],
    naoProvado: [CUSTODIA.oQueVeio, ...(abertas ? [] : [CUSTODIA.quemFez]), CUSTODIA.mesmaCadeia],
  };
}

/** Lines do not go back in time, and a part that is shown is the one that was sealed. */
async function quebraDoElo({ publico, privado, sal, parte }: Elo, antes: Elo | undefined) {
  const instante = Date.parse(publico.instante);
  if (!Number.isFinite(instante) || instante < Date.parse(antes?.publico.instante ?? publico.instante))
    return CUSTODIA.voltaNoTempo;
  if (sal === undefined && parte === undefined) return null;
  return (await sha256(`${sal}${canonico(parte)}`)) === privado ? null : CUSTODIA.parteTrocada;
}

async function quebraDaAssinatura(
  veiUid: string,
  eventos: readonly Elo[],
  assinatura: string | null,
  chaves: Chaves | null,
): Promise<string | null> {
  const ultimo = eventos.at(-1);
  if (ultimo === undefined) return assinatura === null ? null : CUSTODIA.assinaturaDeNada;
  if (assinatura === null) return CUSTODIA.semAssinatura;
  if (chaves === null) return null;
  try {
    const dito = await conferirJws(assinatura, 'martelo-custodia', chaves, ultimo.publico.instante);
    const deve = { veiUid, seq: eventos.length, hash: ultimo.hash };
    return canonico(dito) === canonico(deve) ? null : CUSTODIA.assinaturaDeOutra;
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return CUSTODIA.assinaturaInvalida(erro.message);
  }
}
