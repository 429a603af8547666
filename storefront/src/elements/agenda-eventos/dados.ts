import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { consultaDeLeiloes } from '@martelo/shared/pagina/elementos/semente';
import { carregarLeiloes } from '../dados/leiloes.ts';
import type { CarregarDados } from '../elemento.ts';
import { mesDe, mesPedido } from './calendario.ts';

export type DadosAgenda =
  /** `mes` is the one that was asked for, "2026-12"; null: the one that the page is drawn in. */
  | { estado: 'ok'; mes: string | null; itens: LeilaoPublico[] }
  | { estado: 'indisponivel'; mes: string | null }
  | { estado: 'carregando' };

/** More than any house holds in a month. */
const NUM_MES = consultaDeLeiloes(200);

export const carregarDados: CarregarDados<DadosAgenda> = async (_sessao, contexto) => {
  const mes = mesPedido(contexto.busca?.mes, contexto.agora);
  const atual = mesDe(contexto.agora);
  const pedido = mes ?? atual;
  const [ativos, passados] = await Promise.all([
    carregarLeiloes('ativos', NUM_MES, contexto, pedido),
    pedido > atual ? null : carregarLeiloes('resultados', NUM_MES, contexto, pedido),
  ]);
  if (ativos.estado !== 'ok' || (passados !== null && passados.estado !== 'ok'))
    return { estado: 'indisponivel', mes };
  const itens = [...(passados?.itens ?? []), ...ativos.itens]
    .map(soOQueAparece)
    .sort((a, b) => Date.parse(a.data) - Date.parse(b.data));
  return { estado: 'ok', mes, itens };
};

const soOQueAparece = ({
  id,
  uid,
  nome,
  nomeSemData,
  data,
  dia,
  situacao,
  modalidade,
  cidade,
  quantidadeLotes,
}: LeilaoPublico): LeilaoPublico => ({
  ...{ id, uid, nome, nomeSemData, data, dia, situacao, modalidade, cidade, quantidadeLotes },
});
