'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { editar } from '../acoes/editar.ts';
import { useComandos } from '../contexto.ts';
import { Linha, Marcador, Paragrafo, Selecao } from './campos/Simples.tsx';
import { Grupo } from './Grupo.tsx';

const MARGENS = [
  { valor: 'zero', rotulo: INSPETOR.nenhuma },
  { valor: 'pequena', rotulo: INSPETOR.pequena },
  { valor: 'media', rotulo: INSPETOR.media },
  { valor: 'grande', rotulo: INSPETOR.grande },
] as const;
const COLUNAS = [
  { valor: 'inteira', rotulo: INSPETOR.larguraInteira },
  { valor: 'metade', rotulo: INSPETOR.metade },
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
      <Grupo titulo={INSPETOR.conteudo} aberto>
        {definicao.sessao.titulo && (
          <Linha
            rotulo={INSPETOR.titulo}
            lugar={lugar('titulo')}
            valor={sessao.titulo}
            maximo={300}
            aoMudar={por('titulo')}
          />
        )}
        {definicao.sessao.subtitulo && (
          <Paragrafo
            rotulo={INSPETOR.subtitulo}
            lugar={lugar('subtitulo')}
            valor={sessao.subtitulo}
            maximo={500}
            aoMudar={por('subtitulo')}
          />
        )}
        {definicao.modelos.length > 1 && (
          <Selecao
            rotulo={INSPETOR.modelo}
            lugar={lugar('modelo')}
            valor={sessao.modelo || (definicao.modelos[0]?.valor ?? '')}
            opcoes={definicao.modelos}
            aoMudar={por('modelo')}
          />
        )}
        <Marcador rotulo={INSPETOR.mostrarNoSite} valor={sessao.ativo} aoMudar={por('ativo')} />
      </Grupo>
      <Grupo titulo={INSPETOR.aparencia}>
        <Linha
          rotulo={INSPETOR.nomeDaSecao}
          ajuda={INSPETOR.ajudaDoNome}
          lugar={lugar('nome')}
          valor={sessao.nome}
          maximo={120}
          aoMudar={por('nome')}
        />
        <Selecao
          rotulo={INSPETOR.espacoAcima}
          valor={sessao.margemCabecalho}
          opcoes={MARGENS}
          aoMudar={por('margemCabecalho')}
        />
        <Selecao
          rotulo={INSPETOR.espacoAbaixo}
          valor={sessao.margemRodape}
          opcoes={MARGENS}
          aoMudar={por('margemRodape')}
        />
        <Selecao
          rotulo={INSPETOR.coluna}
          ajuda={INSPETOR.ajudaDaColuna}
          valor={sessao.tamanhoColuna}
          opcoes={COLUNAS}
          aoMudar={por('tamanhoColuna')}
        />
        <Marcador rotulo={INSPETOR.limitarALargura} valor={sessao.container} aoMudar={por('container')} />
      </Grupo>
    </>
  );
}
