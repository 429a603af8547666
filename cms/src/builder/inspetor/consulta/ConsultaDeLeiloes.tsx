'use client';

import { formatarData } from '@martelo/shared/datas';
import type { Consulta, Pagina } from '@martelo/shared/filtro';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
import { useComandos } from '../../contexto.ts';
import { Linha, Selecao } from '../campos/Simples.tsx';
import estilos from './consulta.module.css';
import { type CampoDeLeilao, comTexto, comValor, textoDe, valorDe } from './leiloes.ts';
import { useAchados } from './useAchados.ts';

interface Props {
  consulta: Consulta;
  lista: 'ativos' | 'ao-vivo' | 'resultados';
  aoMudar(consulta: Consulta): void;
}

const AMOSTRA = 4;
const ROTULOS: Record<CampoDeLeilao, string> = {
  modalidade: CONSULTA.modalidade,
  cidade: CONSULTA.cidade,
  'localRealizacao.nome': CONSULTA.local,
};

/** Which auctions a section lists. The choices are those the brand's auctions have. */
export function ConsultaDeLeiloes({ consulta, lista, aoMudar }: Props) {
  const { modo } = useComandos();
  const caminho = `leiloes?lista=${lista}`;
  const todos = useAchados<Pagina<LeilaoPublico>>(caminho, { filtros: [], pagina: 1, porPagina: 100 });
  const { achados, estado } = useAchados<Pagina<LeilaoPublico>>(caminho, {
    ...consulta,
    pagina: 1,
    porPagina: AMOSTRA,
  });
  const palavras = PALAVRAS[modo];
  const campo = (nome: CampoDeLeilao) => (
    <Selecao
      rotulo={ROTULOS[nome]}
      valor={valorDe(consulta, nome)}
      opcoes={opcoesDe(nome, todos.achados?.itens ?? [], valorDe(consulta, nome))}
      aoMudar={(valor) => aoMudar(comValor(consulta, nome, valor))}
    />
  );
  return (
    <>
      <p className={estilos.contagem} role="status">
        {estado === 'falhou' && CONSULTA.semResposta}
        {estado !== 'falhou' && achados && (
          <>
            <strong>
              {achados.total} {(achados.total === 1 ? palavras.leilao : palavras.leiloes).toLowerCase()}
            </strong>{' '}
            {CONSULTA.agora}
          </>
        )}
        {!achados && estado === 'buscando' && CONSULTA.procurando}
      </p>
      <ul className={estilos.leiloes} aria-label={CONSULTA.primeirosEncontrados}>
        {achados?.itens.map(({ uid, nomeSemData, data, cidade }) => (
          <li key={uid}>
            <span className={estilos.nomeLote}>{nomeSemData}</span>
            <span className={estilos.precoLote}>
              {formatarData(data)}
              {cidade && ` · ${cidade}`}
            </span>
          </li>
        ))}
      </ul>
      <Linha
        rotulo={CONSULTA.comAsPalavras}
        valor={textoDe(consulta)}
        maximo={300}
        aoMudar={(valor) => aoMudar(comTexto(consulta, valor))}
      />
      {campo('modalidade')}
      {campo('localRealizacao.nome')}
      {campo('cidade')}
    </>
  );
}

function opcoesDe(campo: CampoDeLeilao, leiloes: readonly LeilaoPublico[], escolhida: string) {
  const valores = leiloes.map((leilao) =>
    campo === 'localRealizacao.nome' ? leilao.localRealizacao?.nome : leilao[campo],
  );
  // What is chosen stays in sight, even where no auction has it any more.
  const unicos = [...new Set([escolhida, ...valores])].filter((valor) => valor !== undefined && valor !== '');
  return [
    { valor: '', rotulo: CONSULTA.todasAsOpcoes },
    ...(unicos as string[])
      .sort((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((valor) => ({ valor, rotulo: valor })),
  ];
}
