import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_PALETA as P, PALETA_POR_MODO } from '../../../src/palavras/admin-paleta.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useCasa } from '../../dados/contexto.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useModal } from '../../ui/modal.ts';
import { menuDe } from '../menu.ts';
import { doMenu, type Grupo, gruposAchados, type Item, parteDeDocumento } from './itens.ts';
import { Opcoes } from './Opcoes.tsx';
import { chaveDosRecentes, lembrar, lerRecentes } from './recentes.ts';
import { useProcura } from './usar-procura.ts';

/** One box that finds anything: screens by their names, and lots, clients, sales and plates within one's roles. */
export default function Paleta({ aoFechar }: { aoFechar: () => void }) {
  const casa = useCasa();
  const { tipo: modo, subdominio } = casa.configuracao.marca;
  const caixa = useRef<HTMLDialogElement>(null);
  const lista = useId();
  useModal(caixa);
  const navegar = useNavigate();
  const [escrito, escrever] = useState('');
  const [na, andar] = useState(0);
  const texto = escrito.trim();
  const { achados, erro, procurando, deNovo } = useProcura(texto);
  const chave = chaveDosRecentes(casa.usuario.uid, subdominio);
  const [recentes] = useState(() => lerRecentes(chave));
  const menu = useMemo(() => menuDe(casa), [casa]);

  const grupos = useMemo<Grupo[]>(() => {
    const secoes = [
      { titulo: ADMIN.administracao, icone: 'layers', entradas: [INICIO] } as const,
      ...menu.secoes,
      { titulo: casa.usuario.nome, icone: 'user', entradas: menu.daConta } as const,
    ].map((secao) => ({ ...secao, entradas: [...secao.entradas] }));
    const telas = { titulo: P.irPara, itens: doMenu(secoes, texto) };
    const rotasDe = (especie: string) => {
      const recurso = casa.telas.get(especie);
      return recurso ? { ...recurso, varios: recurso.rotulo.varios } : null;
    };
    const todos =
      texto === ''
        ? [{ titulo: P.recentes, itens: recentes }, telas]
        : [...(achados ? gruposAchados(achados, texto, { modo, rotasDe }) : []), telas];
    return todos.filter(({ itens }) => itens.length > 0);
  }, [menu, casa, texto, recentes, achados, modo]);
  const itens = grupos.flatMap((grupo) => grupo.itens);
  const escolhido = Math.min(na, itens.length - 1);

  const abrir = (item: Item) => {
    lembrar(chave, item);
    aoFechar();
    if (item.daqui) navegar(item.href);
    else location.assign(item.href);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={caixa}
      className="paleta"
      aria-label={P.titulo}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar();
      }}
      onClick={(evento) => {
        if (evento.target === caixa.current) aoFechar();
      }}
    >
      <div className="paleta-topo">
        <Icone
          nome={procurando ? 'loader-circle' : 'search'}
          tamanho={18}
          className={procurando ? 'girando' : ''}
        />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={P.titulo}
          aria-expanded={itens.length > 0}
          aria-controls={lista}
          aria-autocomplete="list"
          aria-activedescendant={itens.length > 0 ? `${lista}-${escolhido}` : undefined}
          placeholder={PALETA_POR_MODO[modo].dica}
          value={escrito}
          onChange={({ target: { value } }) => {
            escrever(value);
            andar(0);
          }}
          onKeyDown={(evento) => {
            const passo = PASSOS[evento.key];
            if (passo) andar(passo(escolhido, itens.length));
            else if (evento.key === 'Enter' && !evento.nativeEvent.isComposing) {
              if (itens[escolhido]) abrir(itens[escolhido]);
            } else return;
            evento.preventDefault();
          }}
        />
        <Botao variante="leve" icone="x" soIcone onClick={aoFechar}>
          {P.fechar}
        </Botao>
      </div>
      <p className="so-leitor" role="status">
        {procurando ? P.procurando : texto === '' ? '' : P.achados(itens.length)}
      </p>
      {erro && (
        <p className="erro paleta-nota" role="alert">
          <span>{erro.message || P.erro}</span>
          <Botao variante="leve" icone="refresh-cw" onClick={deNovo}>
            {ADMIN.tentarDeNovo}
          </Botao>
        </p>
      )}
      <Opcoes {...{ lista, grupos, escolhido, abrir }} />
      {itens.length === 0 && !erro && (
        <p className="paleta-nota quieto">{procurando ? P.procurando : P.nada(texto)}</p>
      )}
      {parteDeDocumento(texto) && <p className="paleta-nota quieto">{P.soInteiro}</p>}
      <p className="paleta-pe" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {P.teclas.escolher}
        </span>
        <span>
          <kbd>↵</kbd> {P.teclas.abrir}
        </span>
        <span>
          <kbd>{P.esc}</kbd> {P.teclas.fechar}
        </span>
      </p>
    </dialog>
  );
}

const INICIO = { href: '/', rotulo: ADMIN.inicio, daqui: true };

/** From one to the next, round about. */
const PASSOS: Readonly<Record<string, (na: number, quantos: number) => number>> = {
  ArrowDown: (na, quantos) => (quantos === 0 ? 0 : (na + 1) % quantos),
  ArrowUp: (na, quantos) => (quantos === 0 ? 0 : (na - 1 + quantos) % quantos),
};
