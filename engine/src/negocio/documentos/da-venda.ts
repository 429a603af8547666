import { formatarData } from '@martelo/shared/datas';
import type { DocumentoDaCompra, TipoDeImpresso } from '@martelo/shared/impressos/comum';
import type { Venda } from '@martelo/shared/venda';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { temComprovante } from './comprovante.ts';
import type { Impressos } from './enderecos.ts';
import type { Notas } from './notas.ts';

/**
 * Every document of a sale that there is now, each with its state and where it opens. What a third party comes with shows the gate's code (P18):
 * its buyer's alone.
 */
export async function documentosDaVenda(
  { registros, impressos, notas }: { registros: Registros; impressos: Impressos; notas: Notas },
  venda: Registro<Venda>,
  para: 'comprador' | 'equipe',
): Promise<DocumentoDaCompra[]> {
  const itens: DocumentoDaCompra[] = [];
  const juntar = async (tipo: TipoDeImpresso, uid: string, sobre: string | null): Promise<void> => {
    const achado = await impressos.enderecoDe(tipo, uid);
    if (achado === null) return;
    const { numero, estado, emitidoEm } = achado.impresso.validade;
    itens.push({ tipo, numero, estado, caminho: `/${tipo}/${achado.hash}`, emitidoEm, sobre });
  };
  const varios = venda.itens.length > 1;

  await juntar('extrato', venda.uid, null);
  const emitidas = await notas.todasDaVenda(venda.uid);
  for (const { uid } of emitidas) await juntar('nota', uid, null);
  if (temComprovante(venda)) {
    const comNota = emitidas.some(({ situacao }) => situacao === 'EMITIDA');
    for (const { lelUid, loteNome } of venda.itens)
      itens.push({
        ...{ tipo: 'comprovante-arrematacao', numero: String(venda.id), emitidoEm: venda.dataVenda },
        ...{ estado: comNota ? 'substituido' : 'provisorio', sobre: varios ? loteNome : null },
        caminho: `/comprovante-arrematacao?lelUid=${lelUid}`,
      });
  }
  for (const { uid, tipo, data } of venda.pagamentos)
    if (tipo === 'BOLETO') await juntar('boleto', uid, formatarData(data));
  if (para === 'equipe') return itens;
  const filtros = [{ tipo: 'exata', campo: 'vendaUid', valor: venda.uid } as const];
  for await (const { uid, terceiro } of registros.colecao(AGENDAMENTOS).percorrer(SISTEMA, { filtros }))
    if (terceiro !== null) await juntar('retirada-por-terceiros', uid, terceiro.nome);
  return itens;
}
