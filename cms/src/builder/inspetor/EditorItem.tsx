'use client';

import type { Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { memo } from 'react';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { editarItem } from '../acoes/itens.ts';
import { useComandos } from '../contexto.ts';
import { Linha, Paragrafo, Selecao } from './campos/Simples.tsx';
import { type CampoInspetor, camposDoItem } from './campos-da-definicao.ts';
import { CampoCor } from './cor/CampoCor.tsx';
import { CampoPeriodo } from './data/CampoPeriodo.tsx';
import { Grupo } from './Grupo.tsx';
import { CampoIcone } from './icone/CampoIcone.tsx';
import { CampoImagem } from './imagem/CampoImagem.tsx';
import estilos from './inspetor.module.css';
import { CampoLink } from './link/CampoLink.tsx';
import { CampoTextoRico } from './rico/CampoTextoRico.tsx';

interface Props {
  sessao: Pick<Sessao, 'id' | 'nome'>;
  item: Item;
  definicao: DefinicaoElemento;
}

/** One item: the fields its kind shows, then colours and dates, which every item has. */
export function EditorItem({ sessao, item, definicao }: Props) {
  const comandos = useComandos();
  const mudar = <Campo extends keyof Omit<Item, 'id'>>(campo: Campo, valor: Item[Campo]) =>
    comandos.executar(editarItem(sessao, item.id, campo, valor));
  const lugar = (campo: keyof Item) => ({ sessaoId: sessao.id, itemId: item.id, campo });
  const { modelos } = definicao.itens;
  const temCores = item.corTexto !== null || item.corFundo !== null;
  const temDatas = item.dataInicio !== null || item.dataFim !== null;
  return (
    <div className={estilos.editorItem}>
      {modelos && (
        <Selecao
          rotulo={modelos.rotulo}
          ajuda={modelos.ajuda}
          valor={item.modelo}
          opcoes={modelos.opcoes}
          aoMudar={(valor) => mudar('modelo', valor)}
        />
      )}
      {camposDoItem(definicao).map((campo) => (
        <CampoDoItem
          key={campo.campo}
          idDaSessao={sessao.id}
          nomeDaSessao={sessao.nome}
          itemId={item.id}
          campo={campo}
          valor={item[campo.campo]}
        />
      ))}
      <Grupo titulo={INSPETOR.cores} resumo={temCores ? INSPETOR.proprias : 'do tema'}>
        <CampoCor
          rotulo={INSPETOR.corDoTexto}
          lugar={lugar('corTexto')}
          valor={item.corTexto}
          par={{ cor: item.corFundo, papel: 'texto' }}
          aoMudar={(valor) => mudar('corTexto', valor)}
        />
        <CampoCor
          rotulo={INSPETOR.corDeFundo}
          lugar={lugar('corFundo')}
          valor={item.corFundo}
          aoMudar={(valor) => mudar('corFundo', valor)}
        />
      </Grupo>
      <Grupo titulo={INSPETOR.periodo} resumo={temDatas ? 'com data' : 'sempre'}>
        <CampoPeriodo item={item} lugar={lugar} aoMudar={mudar} />
      </Grupo>
    </div>
  );
}

/** Drawn again when its own value changes, not with every letter typed beside it. */
const CampoDoItem = memo(function CampoDoItem({
  idDaSessao,
  nomeDaSessao,
  itemId,
  campo,
  valor,
}: {
  idDaSessao: string;
  nomeDaSessao: string;
  itemId: string;
  campo: CampoInspetor;
  valor: Item[CampoInspetor['campo']];
}) {
  const comandos = useComandos();
  const mudar = (novo: Item[typeof campo.campo]) =>
    comandos.executar(editarItem({ id: idDaSessao, nome: nomeDaSessao }, itemId, campo.campo, novo));
  const comum = {
    rotulo: campo.rotulo,
    ajuda: campo.ajuda,
    obrigatorio: campo.obrigatorio,
    lugar: { sessaoId: idDaSessao, itemId, campo: campo.campo },
  };
  switch (campo.controle) {
    case 'linha':
      return <Linha {...comum} maximo={campo.maximo} valor={valor as string} aoMudar={mudar} />;
    case 'paragrafo':
      return <Paragrafo {...comum} maximo={campo.maximo} valor={valor as string} aoMudar={mudar} />;
    case 'icone':
      return <CampoIcone {...comum} valor={valor as string} aoMudar={mudar} />;
    case 'link':
      return <CampoLink {...comum} vazio={campo.vazio} valor={valor as string | null} aoMudar={mudar} />;
    case 'rico':
      return <CampoTextoRico {...comum} valor={valor as Item['texto']} aoMudar={mudar} />;
    case 'imagem':
      return (
        <CampoImagem
          {...comum}
          valor={valor as Item['imagem']}
          semDescricao={campo.campo === 'imagemMobile'}
          aoMudar={mudar}
        />
      );
  }
});
