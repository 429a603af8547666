'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';
import { editar } from '../acoes/editar.ts';
import { useComandos } from '../contexto.ts';
import { Linha, Marcador, Paragrafo, Selecao } from './campos/Simples.tsx';
import { Grupo } from './Grupo.tsx';
import estilos from './inspetor.module.css';

const MARGENS = [
  { valor: 'zero', rotulo: 'Nenhuma' },
  { valor: 'pequena', rotulo: 'Pequena' },
  { valor: 'media', rotulo: 'Média' },
  { valor: 'grande', rotulo: 'Grande' },
] as const;
const COLUNAS = [
  { valor: 'inteira', rotulo: 'Largura inteira' },
  { valor: 'metade', rotulo: 'Metade, ao lado de outra' },
] as const;

/** The fields every section has; title, subtitle and model when the kind shows them. */
export function CamposSessao({ sessao, definicao }: { sessao: Sessao; definicao: DefinicaoElemento }) {
  const comandos = useComandos();
  const por =
    <Campo extends 'nome' | 'titulo' | 'subtitulo' | 'modelo' | 'ativo' | 'container'>(campo: Campo) =>
    (valor: Sessao[Campo]) =>
      comandos.executar(editar(sessao, campo, valor));
  return (
    <>
      <Grupo titulo="Conteúdo" aberto>
        {definicao.sessao.titulo && (
          <Linha rotulo="Título" valor={sessao.titulo} maximo={300} aoMudar={por('titulo')} />
        )}
        {definicao.sessao.subtitulo && (
          <Paragrafo rotulo="Subtítulo" valor={sessao.subtitulo} maximo={500} aoMudar={por('subtitulo')} />
        )}
        {definicao.modelos.length > 1 && (
          <Selecao
            rotulo="Modelo"
            valor={sessao.modelo || (definicao.modelos[0]?.valor ?? '')}
            opcoes={definicao.modelos}
            aoMudar={por('modelo')}
          />
        )}
        <Marcador rotulo="Mostrar no site" valor={sessao.ativo} aoMudar={por('ativo')} />
      </Grupo>
      <Grupo titulo="Aparência">
        <Linha
          rotulo="Nome da seção"
          ajuda="Só aparece aqui, na lista de seções."
          valor={sessao.nome}
          maximo={120}
          aoMudar={por('nome')}
        />
        <div className={estilos.dupla}>
          <Selecao
            rotulo="Espaço acima"
            valor={sessao.margemCabecalho}
            opcoes={MARGENS}
            aoMudar={(valor) => comandos.executar(editar(sessao, 'margemCabecalho', valor))}
          />
          <Selecao
            rotulo="Espaço abaixo"
            valor={sessao.margemRodape}
            opcoes={MARGENS}
            aoMudar={(valor) => comandos.executar(editar(sessao, 'margemRodape', valor))}
          />
        </div>
        <Selecao
          rotulo="Coluna"
          valor={sessao.tamanhoColuna}
          opcoes={COLUNAS}
          aoMudar={(valor) => comandos.executar(editar(sessao, 'tamanhoColuna', valor))}
        />
        <Marcador
          rotulo="Limitar a largura do conteúdo"
          valor={sessao.container}
          aoMudar={por('container')}
        />
      </Grupo>
    </>
  );
}
