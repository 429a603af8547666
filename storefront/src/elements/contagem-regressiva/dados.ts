import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { consultaDeLeiloes } from '@martelo/shared/pagina/elementos/semente';
import { carregarLeiloes } from '../dados/leiloes.ts';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import { leilaoNoLink } from '../leilao.ts';
import { proximoLeilao } from './momento.ts';

export type DadosContagem =
  /** Null: nothing chosen, and nothing to come. */
  { estado: 'ok'; leilao: LeilaoPublico | null } | { estado: 'indisponivel' } | { estado: 'carregando' };

export const carregarDados: CarregarDados<DadosContagem> = async (sessao, contexto) => {
  const escolhido = leilaoNoLink(sessao.itens[0]?.link);
  if (escolhido !== null) {
    const resposta = await perguntar<LeilaoPublico>(`/v1/leiloes/${escolhido}`, contexto.subdominio);
    if (resposta.estado === 'indisponivel') return resposta;
    // One that is gone from the brand: as if nothing had been chosen.
    if (resposta.estado === 'ok') return { estado: 'ok', leilao: soOQueAparece(resposta.corpo) };
  }
  const ativos = await carregarLeiloes('ativos', consultaDeLeiloes(50), contexto);
  if (ativos.estado !== 'ok') return ativos;
  const leilao = proximoLeilao(ativos.itens, contexto.agora);
  return { estado: 'ok', leilao: leilao && soOQueAparece(leilao) };
};

const soOQueAparece = ({
  id,
  uid,
  nome,
  nomeSemData,
  data,
  dia,
  situacao,
  cidade,
  quantidadeLotes,
}: LeilaoPublico) => ({
  ...{ id, uid, nome, nomeSemData, data, dia, situacao, cidade, quantidadeLotes },
});
