import { type AutorizacaoDeRetirada, autorizacaoDeRetirada } from '@martelo/shared/impressos/retirada';
import { textoDoQr } from '@martelo/shared/pos-venda/codigo';
import { PATIOS } from '../../../casa/patio.ts';
import { AGENDAMENTOS, type Agendamento, terceiroDe } from '../../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../../records/acesso.ts';
import type { Registro } from '../../../records/records.ts';
import type { CodigosDeRetirada } from '../../retirada/codigo.ts';
import { tudoPago } from '../../retirada/entregar.ts';
import type { Especie } from '../especie.ts';
import { detalhesInteiros, exigir, type FontesDosImpressos, hotsiteNoPapel } from '../partes.ts';

/**
 * Authorisations of a third party (P19), by the pickup: while it is paid and to come, and once it was used. Whatever the buyer changes of the
 * pickup gives it another address; taken back, it is as if it never was.
 */
export function especieRetirada(
  fontes: FontesDosImpressos & { codigos: CodigosDeRetirada },
): Especie<AutorizacaoDeRetirada> {
  const { registros, leitura, hotsitePorId, comprador, codigos, agora } = fontes;
  const agendamentos = registros.colecao(AGENDAMENTOS);

  const situacaoDe = async (um: Registro<Agendamento>): Promise<AutorizacaoDeRetirada['situacao'] | null> => {
    if (um.entrega?.porTerceiro) return 'utilizado';
    if (um.situacao === 'NAO_COMPARECEU') return 'vencido';
    if (um.situacao !== 'AGENDADO' || !(await tudoPago(registros, um, agora()))) return null;
    return Date.parse(um.fim) < agora() ? 'vencido' : 'valido';
  };

  return {
    tipo: 'retirada-por-terceiros',
    resumo: 'autorização de retirada por terceiro',
    resposta: autorizacaoDeRetirada,
    async ler(uid) {
      const um = await agendamentos.obter(SISTEMA, uid);
      const terceiro = um && terceiroDe(um);
      if (um === null || !terceiro) return null;
      const situacao = await situacaoDe(um);
      const lido = await leitura.lote(um.leiUid, um.itens[0]!.lelUid);
      if (situacao === null || lido === null) return null;
      return {
        hotsiteId: um.hotsiteId,
        marca: String(um.versaoCodigo),
        validade: {
          ...{ numero: String(um.id), estado: situacao, emitidoEm: um.updatedAt },
          desde: um.entrega?.em ?? (situacao === 'vencido' ? um.fim : null),
          leilao: { nome: lido.estado.leilao.nome, data: lido.estado.leilao.data },
          lotes: um.itens.map(({ loteNumero: numero, loteNome: nome }) => ({ numero, nome })),
          ...{ total: 0, substituidoPor: null },
        },
        async dados({ codigo, url }) {
          const patio = await registros.colecao(PATIOS).obter(SISTEMA, um.patUid);
          const onde = patio && [patio.endereco, patio.cidade, patio.estadoUf].filter(Boolean).join(', ');
          const codigoDeRetirada = situacao === 'valido' ? codigos.de(um) : null;
          return {
            ...{ codigo, url, situacao, terceiro, vendaId: um.vendaId, emitidoEm: um.updatedAt },
            hotsite: hotsiteNoPapel(exigir(hotsitePorId(um.hotsiteId))),
            leilao: lido.estado.leilao.nome,
            comprador: exigir(await comprador(um.cliUid)),
            lotes: await Promise.all(
              um.itens.map(async ({ lelUid, loteNumero: numero, loteNome: nome }) => {
                const lote = exigir(await leitura.lote(um.leiUid, lelUid));
                return { numero, nome, detalhes: await detalhesInteiros(registros, lote) };
              }),
            ),
            patio: { nome: um.patioNome, endereco: onde || null, telefone: patio?.telefone ?? null },
            ...{ inicio: um.inicio, validaAte: um.fim, codigoDeRetirada },
            qrDaPortaria: codigoDeRetirada && textoDoQr(um.uid, codigoDeRetirada),
            utilizadaEm: um.entrega?.em ?? null,
          };
        },
      };
    },
    async porNumero(hotsiteId, numero) {
      if (!/^\d{1,10}$/.test(numero)) return [];
      const um = await agendamentos.obterPor(SISTEMA, 'id', Number(numero));
      return um?.hotsiteId === hotsiteId ? [um.uid] : [];
    },
  };
}
