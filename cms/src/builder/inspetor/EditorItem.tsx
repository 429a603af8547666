'use client';

import type { Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';
import { editarItem } from '../acoes/itens.ts';
import { useComandos } from '../contexto.ts';
import { CampoCor } from './campos/CampoCor.tsx';
import { CampoImagem } from './campos/CampoImagem.tsx';
import { CampoInstante } from './campos/CampoInstante.tsx';
import { CampoTextoRico } from './campos/CampoTextoRico.tsx';
import { Linha, Paragrafo } from './campos/Simples.tsx';
import { CAMPOS_DE_EXIBICAO, type CampoInspetor, camposDoItem } from './campos-da-definicao.ts';
import { Grupo } from './Grupo.tsx';
import estilos from './inspetor.module.css';
import { DESTINOS, ICONES_CONHECIDOS } from './sugestoes.ts';

interface Props {
  sessao: Sessao;
  item: Item;
  definicao: DefinicaoElemento;
}

/** One item: the fields its kind shows, then colours and dates. */
export function EditorItem({ sessao, item, definicao }: Props) {
  return (
    <div className={estilos.editorItem}>
      {camposDoItem(definicao).map((campo) => (
        <CampoDoItem key={campo.campo} sessao={sessao} item={item} campo={campo} />
      ))}
      <Grupo titulo="Cores e período">
        {CAMPOS_DE_EXIBICAO.map((campo) => (
          <CampoDoItem key={campo.campo} sessao={sessao} item={item} campo={campo} />
        ))}
      </Grupo>
    </div>
  );
}

function CampoDoItem({ sessao, item, campo }: { sessao: Sessao; item: Item; campo: CampoInspetor }) {
  const comandos = useComandos();
  const { rotulo, ajuda, obrigatorio, maximo } = campo;
  const comum = { rotulo, ajuda, obrigatorio };
  const mudar = (valor: Item[typeof campo.campo]) =>
    comandos.executar(editarItem(sessao, item.id, campo.campo, valor));
  const valor = item[campo.campo];
  switch (campo.controle) {
    case 'linha':
      return <Linha {...comum} maximo={maximo} valor={valor as string} aoMudar={mudar} />;
    case 'icone':
      return (
        <Linha {...comum} maximo={maximo} lista={ICONES_CONHECIDOS} valor={valor as string} aoMudar={mudar} />
      );
    case 'paragrafo':
      return <Paragrafo {...comum} maximo={maximo} valor={valor as string} aoMudar={mudar} />;
    case 'link':
      return (
        <Linha
          {...comum}
          ajuda={ajuda || 'Uma página daqui (/leilao) ou um endereço completo.'}
          maximo={maximo}
          lista={DESTINOS}
          valor={(valor as string | null) ?? ''}
          aoMudar={(texto) => mudar(texto || null)}
        />
      );
    case 'rico':
      return <CampoTextoRico {...comum} valor={valor as Item['texto']} aoMudar={mudar} />;
    case 'imagem':
      return <CampoImagem {...comum} valor={valor as Item['imagem']} aoMudar={mudar} />;
    case 'cor':
      return <CampoCor rotulo={rotulo} valor={valor as string | null} aoMudar={mudar} />;
    case 'instante':
      return <CampoInstante rotulo={rotulo} valor={valor as string | null} aoMudar={mudar} />;
  }
}
