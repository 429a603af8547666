'use client';

import { ordemDasLinhas } from '@martelo/shared/pos-venda/preco-do-envio';
import { formatarReais } from '@martelo/shared/reais';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useState } from 'react';
import daMesa from '../../mesa/mesa.module.css';
import { PRECOS } from '../../palavras/precos-de-envio.ts';
import { chamar } from '../../sessao/comandar.ts';
import { fraseDoErro } from '../../sessao/frase.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import daLista from '../acerto.module.css';
import { FormularioDoPreco } from './FormularioDoPreco.tsx';
import { destinoDe, origemDe, type PrecoDeEnvio, validadeDe } from './linha.ts';
import estilo from './precos.module.css';
import { QualVale } from './QualVale.tsx';

type Aberto = { preco: PrecoDeEnvio | null } | null;
interface Dito {
  texto: string;
  bom: boolean;
  /** What may be brought back. */
  removido?: PrecoDeEnvio;
}

/** The house's table of what sending papers costs (P16), the row that wins where several hold first. @param escreve the person may change it */
export function Precos({
  precos,
  escreve,
  hoje,
}: {
  precos: readonly PrecoDeEnvio[];
  escreve: boolean;
  /** São Paulo's day. */
  hoje: string;
}) {
  const router = useRouter();
  const [aberto, abrir] = useState<Aberto>(null);
  const [dito, dizer] = useState<Dito | null>(null);
  const [filtro, filtrar] = useState('');
  const [ocupada, definirOcupada] = useState<string | null>(null);

  const mandar = async (metodo: 'DELETE' | 'POST', caminho: string, uid: string, corpo?: object) => {
    definirOcupada(uid);
    const resposta = await chamar<unknown>(metodo, caminho, corpo);
    definirOcupada(null);
    router.refresh();
    return resposta.tipo === 'aceito' ? null : fraseDoErro(resposta.erro);
  };
  const remover = async (preco: PrecoDeEnvio) => {
    const caminho = `precos-de-envio/${preco.uid}?revisao=${preco.revisao}`;
    const recusa = await mandar('DELETE', caminho, preco.uid);
    dizer(
      recusa === null
        ? { texto: PRECOS.removido(preco.nome), bom: true, removido: preco }
        : { texto: recusa, bom: false },
    );
  };
  const trazer = async ({ uid, nome, revisao }: PrecoDeEnvio) => {
    const caminho = `precos-de-envio/${uid}/restaurar`;
    const recusa = await mandar('POST', caminho, uid, { revisao: revisao + 1 });
    dizer(recusa === null ? { texto: PRECOS.trazido(nome), bom: true } : { texto: recusa, bom: false });
  };
  const procurado = filtro.trim().toLocaleLowerCase('pt-BR');
  const vistos = precos
    .filter((um) =>
      [um.nome, um.metodo, origemDe(um), destinoDe(um), um.origemUf ?? '', um.destinoUf ?? '']
        .join(' ')
        .toLocaleLowerCase('pt-BR')
        .includes(procurado),
    )
    .toSorted((um, outro) => um.metodo.localeCompare(outro.metodo) * -1 || ordemDasLinhas(um, outro));
  const teclar = (evento: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, ctrlKey, metaKey, altKey } = evento;
    if (ctrlKey || metaKey || altKey || aberto !== null) return;
    if (target instanceof HTMLElement && target.closest('input, select, textarea') !== null) return;
    if (key === '/') document.getElementById('filtro-dos-precos')?.focus();
    else if (key === 'n' && escreve) abrir({ preco: null });
    else return;
    evento.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for what stands inside, which does all of it by itself
    <div className={daMesa.mesa} onKeyDown={teclar}>
      <div role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito && (
          <div className={estilo.dito}>
            <span>{dito.texto}</span>
            {dito.removido && (
              <Botao
                autoFocus
                variante="secundario"
                tamanho="p"
                icone="undo-2"
                carregando={ocupada === dito.removido.uid}
                onClick={() => dito.removido && void trazer(dito.removido)}
              >
                {PRECOS.desfazer}
              </Botao>
            )}
          </div>
        )}
      </div>
      <QualVale precos={precos} hoje={hoje} />
      <div className={estilo.barra}>
        <Campo
          id="filtro-dos-precos"
          type="search"
          rotulo={PRECOS.filtrar}
          autoComplete="off"
          value={filtro}
          onChange={({ target }) => filtrar(target.value)}
        />
        {escreve && (
          <Botao icone="plus" aria-keyshortcuts="n" onClick={() => abrir({ preco: null })}>
            {PRECOS.novo}
          </Botao>
        )}
      </div>
      {!escreve && <p className={daLista.suave}>{PRECOS.soLe}</p>}
      {vistos.length === 0 ? (
        <Vazio icone="truck" titulo={precos.length === 0 ? PRECOS.nenhum : PRECOS.nenhumComFiltro}>
          {precos.length === 0 ? PRECOS.nenhumDiz : null}
        </Vazio>
      ) : (
        <>
          <p className={daLista.suave}>{PRECOS.ordem}</p>
          <table className={estilo.tabela}>
            <thead>
              <tr>
                {PRECOS.colunas.map((coluna) => (
                  <th key={coluna} scope="col">
                    {coluna}
                  </th>
                ))}
                {escreve && (
                  <th scope="col">
                    <span className="so-leitor">{PRECOS.acoes}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {vistos.map((preco) => (
                <tr key={preco.uid} data-fora={foraDaValidade(preco, hoje) || undefined}>
                  <th scope="row">
                    {preco.nome}
                    <span>{preco.metodo}</span>
                  </th>
                  <td data-rotulo={PRECOS.colunas[1]}>{origemDe(preco)}</td>
                  <td data-rotulo={PRECOS.colunas[2]}>{destinoDe(preco)}</td>
                  <td data-rotulo={PRECOS.colunas[3]} className={estilo.valor}>
                    {preco.valor === 0 ? PRECOS.semCusto : formatarReais(preco.valor)}
                  </td>
                  <td data-rotulo={PRECOS.colunas[4]}>{PRECOS.dias(preco.dias)}</td>
                  <td data-rotulo={PRECOS.colunas[5]}>{validadeDe(preco)}</td>
                  {escreve && (
                    <td className={estilo.acoes}>
                      <Botao variante="texto" tamanho="p" icone="pencil" onClick={() => abrir({ preco })}>
                        {PRECOS.alterar}
                        <span className="so-leitor"> {preco.nome}</span>
                      </Botao>
                      <Botao
                        variante="texto"
                        tamanho="p"
                        icone="x"
                        carregando={ocupada === preco.uid}
                        onClick={() => void remover(preco)}
                      >
                        {PRECOS.remover}
                        <span className="so-leitor"> {preco.nome}</span>
                      </Botao>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {aberto !== null && (
        <FormularioDoPreco
          preco={aberto.preco}
          aoFechar={() => abrir(null)}
          aoSalvar={(nome) => {
            dizer({ texto: PRECOS.salvo(nome), bom: true });
            abrir(null);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

const foraDaValidade = ({ validoDe, validoAte }: PrecoDeEnvio, hoje: string): boolean =>
  (validoDe !== undefined && hoje < validoDe) || (validoAte !== undefined && validoAte < hoje);
