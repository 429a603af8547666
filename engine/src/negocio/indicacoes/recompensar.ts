import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { PROGRAMAS_DE_INDICACAO, RECOMPENSAS } from '../../casa/indicacao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { indicadosDe } from './indicados.ts';

/** What the brand gives who brings somebody; null where it gives nothing. */
export async function programaDa(
  registros: Registros,
  hotsiteId: number,
): Promise<{ valor: number; regras: string } | null> {
  const achado = await registros.colecao(PROGRAMAS_DE_INDICACAO).obterPor(SISTEMA, 'hotsiteId', hotsiteId);
  if (achado === null || achado.removidoEm !== undefined || !achado.ativo) return null;
  return { valor: achado.valor, regras: achado.regras };
}

interface Pedido {
  hotsiteId: number;
  /** Who came, by uid or small number. */
  convidado: string;
  /** The purchase of who brought them, in which the discount stands. */
  vendaId: number;
  /** Who gives it. */
  por: string;
  agora: number;
}

/**
 * Writes down that a discount in a purchase of who brought somebody is for that. Nothing of the purchase changes here: the discount is given
 * where discounts are given, and must stand there already, as much of it as is not another reward's.
 * @throws ErroMartelo NAO_ENCONTRADO, INDICACAO_SEM_RECOMPENSA
 */
export async function recompensar(registros: Registros, pedido: Pedido) {
  const { hotsiteId, vendaId, por } = pedido;
  const recusar = (problema: string) => new ErroMartelo('INDICACAO_SEM_RECOMPENSA', { problema });
  const convidado = await porIdOuUid(registros.colecao(CLIENTES), SISTEMA, pedido.convidado);
  const cliUid = convidado?.convite?.convidadoPor ?? null;
  if (convidado?.hotsiteId !== hotsiteId || cliUid === null) throw new ErroMartelo('NAO_ENCONTRADO');
  const programa = await programaDa(registros, hotsiteId);
  if (programa === null) throw recusar('A marca não tem programa de indicação em vigor.');
  const { valor } = programa;
  const indicado = (await indicadosDe(registros, cliUid)).find(
    ({ cliente }) => cliente.uid === convidado.uid,
  );
  switch (indicado?.situacao) {
    case 'COMPROU':
      break;
    case 'RECOMPENSADO':
      throw recusar('A recompensa por esta indicação já foi dada.');
    case 'CADASTROU':
      throw recusar('Quem veio por esta indicação ainda não pagou nenhuma compra.');
    default:
      throw recusar('Esta indicação não conta: quem indicou e quem veio são da mesma pessoa ou empresa.');
  }
  const venda = await registros.colecao(VENDAS).obterPor(SISTEMA, 'id', vendaId);
  if (venda === null || venda.hotsiteId !== hotsiteId || venda.cliUid !== cliUid)
    throw recusar('Informe uma compra de quem indicou.');
  const dadas = registros.colecao(RECOMPENSAS);
  const daVenda = [{ tipo: 'exata', campo: 'vendaUid', valor: venda.uid } as const];
  for (;;) {
    let [usado, ordem] = [0, 0];
    for await (const dada of dadas.percorrer(SISTEMA, { filtros: daVenda })) {
      usado += dada.valor;
      ordem = Math.max(ordem, dada.ordem + 1);
    }
    if (venda.valorDesconto - usado < valor)
      throw recusar('Dê antes o desconto na compra de quem indicou: nela não há desconto que baste.');
    try {
      return await dadas.inserir(SISTEMA, {
        ...{ uid: uuidv7(), id: await registros.proximoId('recompensa'), hotsiteId, cliUid },
        ...{ convidadoUid: convidado.uid, vendaUid: venda.uid, vendaId, ordem, valor, por },
        em: new Date(pedido.agora).toISOString(),
      });
    } catch (erro) {
      if (!(erro instanceof ValorEmUso)) throw erro;
      if (erro.campos.includes('convidadoUid')) throw recusar('A recompensa por esta indicação já foi dada.');
      // Another reward was given of the same discount meanwhile: what is left of it is looked at anew.
    }
  }
}
