'use client';

import type { Consulta } from '@martelo/shared/filtro';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
import { editar } from '../../acoes/editar.ts';
import { useComandos } from '../../contexto.ts';
import { Numero, Selecao } from '../campos/Simples.tsx';
import { Grupo } from '../Grupo.tsx';
import { ConsultaDeLeiloes } from './ConsultaDeLeiloes.tsx';
import { ConsultaDeLotes } from './ConsultaDeLotes.tsx';
import estilos from './consulta.module.css';
import { comOrdem, ORDENS_DE_LEILOES, ORDENS_DE_LOTES, ordemDe } from './ordens.ts';

interface Props {
  sessao: Sessao;
  definicao: Exclude<DefinicaoElemento['sessao']['consulta'], false>;
}

/** What a listing section looks for, in which order, and how many of it. */
export function EditorConsulta({ sessao, definicao }: Props) {
  const comandos = useComandos();
  const consulta: Consulta = sessao.consulta ?? definicao.padrao;
  const por = (nova: Consulta) => comandos.executar(editar(sessao, 'consulta', nova));
  const deLeiloes = definicao.sobre === 'leiloes';
  const palavras = PALAVRAS[comandos.modo];
  const ordens = deLeiloes ? ORDENS_DE_LEILOES : ORDENS_DE_LOTES;
  return (
    <Grupo
      titulo={CONSULTA.quaisAparecem((deLeiloes ? palavras.leiloes : palavras.lotes).toLowerCase())}
      aberto
    >
      <div className={estilos.consulta} data-lugar="secao:consulta">
        {deLeiloes ? (
          <ConsultaDeLeiloes consulta={consulta} lista={definicao.lista ?? 'ativos'} aoMudar={por} />
        ) : (
          <ConsultaDeLotes consulta={consulta} aoMudar={por} />
        )}
        <div className={estilos.ordemEQuantos}>
          <Selecao
            rotulo={CONSULTA.ordem}
            valor={ordemDe(consulta, ordens)}
            opcoes={ordens}
            aoMudar={(valor) => por(comOrdem(consulta, valor))}
          />
          {definicao.maximo > 1 && (
            <Numero
              rotulo={CONSULTA.quantos}
              valor={consulta.porPagina}
              minimo={1}
              maximo={definicao.maximo}
              aoMudar={(porPagina) => por({ ...consulta, porPagina })}
            />
          )}
        </div>
      </div>
    </Grupo>
  );
}
