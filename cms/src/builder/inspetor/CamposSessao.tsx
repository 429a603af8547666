'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';
import { editar } from '../acoes/editar.ts';
import { useComandos } from '../contexto.ts';
import { Linha, Marcador, Paragrafo, Selecao } from './campos/Simples.tsx';
import { Grupo } from './Grupo.tsx';

const MARGENS = [
  { valor: 'zero', rotulo: 'Nenhuma' },
  { valor: 'pequena', rotulo: 'Pequena' },
  { valor: 'media', rotulo: 'Média' },
  { valor: 'grande', rotulo: 'Grande' },
] as const;
const COLUNAS = [
  { valor: 'inteira', rotulo: 'Largura inteira' },
  { valor: 'metade', rotulo: 'Metade' },
] as const;

type Campo = Parameters<typeof editar>[1];

/** The fields every section has; title, subtitle and model when the kind shows them. */
export function CamposSessao({ sessao, definicao }: { sessao: Sessao; definicao: DefinicaoElemento }) {
  const comandos = useComandos();
  const por =
    <Nome extends Campo>(campo: Nome) =>
    (valor: Sessao[Nome]) =>
      comandos.executar(editar(sessao, campo, valor));
  const lugar = (campo: Campo) => ({ sessaoId: sessao.id, campo });
  return (
    <>
      <Grupo titulo="Conteúdo" aberto>
        {definicao.sessao.titulo && (
          <Linha
            rotulo="Título"
            lugar={lugar('titulo')}
            valor={sessao.titulo}
            maximo={300}
            aoMudar={por('titulo')}
          />
        )}
        {definicao.sessao.subtitulo && (
          <Paragrafo
            rotulo="Subtítulo"
            lugar={lugar('subtitulo')}
            valor={sessao.subtitulo}
            maximo={500}
            aoMudar={por('subtitulo')}
          />
        )}
        {definicao.modelos.length > 1 && (
          <Selecao
            rotulo="Modelo"
            lugar={lugar('modelo')}
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
          lugar={lugar('nome')}
          valor={sessao.nome}
          maximo={120}
          aoMudar={por('nome')}
        />
        <Selecao
          rotulo="Espaço acima"
          valor={sessao.margemCabecalho}
          opcoes={MARGENS}
          aoMudar={por('margemCabecalho')}
        />
        <Selecao
          rotulo="Espaço abaixo"
          valor={sessao.margemRodape}
          opcoes={MARGENS}
          aoMudar={por('margemRodape')}
        />
        <Selecao
          rotulo="Coluna"
          ajuda="Duas metades seguidas ficam lado a lado."
          valor={sessao.tamanhoColuna}
          opcoes={COLUNAS}
          aoMudar={por('tamanhoColuna')}
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
