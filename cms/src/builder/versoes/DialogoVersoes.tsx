'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import { diferenca } from '../modelo/diferenca.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import type { Versao } from '../servidor/versoes.ts';
import type { Construtor } from '../useConstrutor.ts';
import { Agendamento } from './Agendamento.tsx';
import { Comparacao } from './Comparacao.tsx';
import { ListaDeVersoes } from './ListaDeVersoes.tsx';
import { useVersoes } from './useVersoes.ts';
import estilos from './versoes.module.css';

interface Props {
  construtor: Construtor;
  aberta: PaginaAberta;
  aoFechar(): void;
}

/** The versions of a page: which is live, what changed between any two, going back to one, and publishing at a set time. */
export function DialogoVersoes({ construtor, aberta, aoFechar }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogo.current?.showModal(), []);
  const { versoes, erro, conteudo, recarregar } = useVersoes(construtor);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const [outra, setOutra] = useState<string | null>(null);

  const atual = versoes?.find((uma) => uma.atual) ?? versoes?.[0];
  // At first: what visitors see against what is being edited.
  const de =
    escolhida ?? (versoes?.find((uma) => uma.noAr && !uma.atual) ?? versoes?.[1] ?? atual)?.id ?? null;
  const para = outra ?? atual?.id ?? null;
  const [versaoDe, versaoPara] = useMemo(() => {
    const achar = (id: string | null) => versoes?.find((uma) => uma.id === id);
    return [achar(de), achar(para)].toSorted((a, b) => (a?.revisao ?? 0) - (b?.revisao ?? 0));
  }, [versoes, de, para]);

  const restaurar = async (versao: Versao) => {
    const pagina = await conteudo(versao.id);
    if (!pagina) return;
    construtor.comandos.executar({
      rotulo: VERSOES.restaurarAVersao(formatarDataHora(versao.fim)),
      acao: VERSOES.restauradaAVersao(formatarDataHora(versao.fim)),
      remendos: diferenca(construtor.estado.historico.sessoes, pagina.sessoes),
    });
    construtor.comandos.avisar(VERSOES.versaoRestauradaComoRascunho);
    aoFechar();
  };

  return (
    <dialog
      ref={dialogo}
      className={estilos.dialogo}
      aria-labelledby="titulo-versoes"
      onClose={aoFechar}
      onKeyDown={(evento) => evento.stopPropagation()}
    >
      <header className={estilos.cabeca}>
        <div>
          <h2 id="titulo-versoes">{VERSOES.versoes}</h2>
          <p>{aberta.pagina.titulo}</p>
        </div>
        <button
          type="button"
          onClick={() => dialogo.current?.close()}
          aria-label={VERSOES.fechar}
          title={VERSOES.fecharEsc}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div className={estilos.corpo}>
        <div className={estilos.coluna}>
          <Agendamento construtor={construtor} aberta={aberta} aoMudar={recarregar} />
          {erro && (
            <p className={estilos.erro} role="alert">
              {erro}
            </p>
          )}
          {versoes && versoes.length > 1 && <p className={estilos.dica}>{VERSOES.escolhaUmaVersao}</p>}
          {versoes ? (
            <ListaDeVersoes
              versoes={versoes}
              de={de}
              para={para}
              aoComparar={setEscolhida}
              aoTrocarOutra={setOutra}
            />
          ) : (
            !erro && <p className={estilos.espera}>{VERSOES.buscandoAsVersoes}</p>
          )}
        </div>
        {versaoDe && versaoPara && versaoDe.id !== versaoPara.id ? (
          <Comparacao
            key={`${versaoDe.id}:${versaoPara.id}`}
            site={aberta.site}
            de={versaoDe}
            para={versaoPara}
            conteudo={conteudo}
            aoRestaurar={(versao) => void restaurar(versao)}
          />
        ) : (
          <p className={estilos.espera}>
            {versoes && versoes.length < 2 ? VERSOES.estaEAPrimeira : VERSOES.escolhaDuasVersoesDiferentes}
          </p>
        )}
      </div>
    </dialog>
  );
}
