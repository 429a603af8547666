'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import type { recebimento } from '@martelo/shared/recebimento';
import { type FormEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { AvisoDoAto } from '../../cliente/pagar/AvisoDoAto.tsx';
import { ACEITA_COMPROVANTE, problemaDoArquivo } from '../../cliente/pagar/arquivo.ts';
import daMesa from '../../mesa/mesa.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { DESTINOS } from '../../palavras/destinos.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from '../acerto.module.css';
import { nomeDoTipo } from '../nome-do-tipo.ts';
import { buscarVendas } from './buscas.ts';
import daqui from './destinos.module.css';
import { EscolhaPorBusca, type Opcao } from './EscolhaPorBusca.tsx';
import { type Destino, SemDestino } from './SemDestino.tsx';

export type Credito = z.infer<typeof recebimento> & { uid: string; id: number };

const MUDOU = {
  REVISAO_DESATUALIZADA: DESTINOS.outroDestinou,
  NAO_ENCONTRADO: DESTINOS.outroDestinou,
  ESTADO_MUDOU: DESTINOS.outroDestinou,
  VENDA_NAO_AGUARDA_PAGAMENTO: DESTINOS.vendaNaoRecebe,
};
const MOTIVO_MINIMO = 3;

/** Money that nobody expected (P9), each until somebody says which purchase it is for. @param destina the person has the role to */
export const Creditos = ({ creditos, destina }: { creditos: readonly Credito[]; destina: boolean }) => (
  <SemDestino
    itens={creditos}
    vazio={{ titulo: DESTINOS.nenhumCredito, diz: DESTINOS.creditosDizem }}
    mudou={MUDOU}
    acao={destina ? { icone: 'hand-coins', texto: DESTINOS.destinar, de: () => '' } : null}
    aviso={!destina && <p className={estilo.suave}>{DESTINOS.soLe}</p>}
    linha={(um) => ({
      titulo: um.pagador ? DESTINOS.pagador(um.pagador.nome, um.pagador.documento) : DESTINOS.semPagador,
      valor: um.valor,
      detalhes: (
        <>
          <p className={estilo.suave}>
            {nomeDoTipo(um.tipo)} · {DESTINOS.recebidoEm(formatarDataHora(um.em))}
          </p>
          <p className={estilo.suave}>{um.motivo}</p>
          {um.nossoNumero !== undefined && (
            <p className={estilo.numero}>{DESTINOS.nossoNumero(um.nossoNumero)}</p>
          )}
          <p className={estilo.numero}>{DESTINOS.numero(um.idNoProvedor)}</p>
        </>
      ),
    })}
    pergunta={(credito, destino, aoFechar) => (
      <Pergunta key={credito.uid} {...{ credito, destino, aoFechar }} />
    )}
  />
);

function Pergunta({
  credito,
  destino: { comando, mandar, enviar: enviarComArquivo },
  aoFechar,
}: {
  credito: Credito;
  destino: Destino;
  aoFechar: () => void;
}) {
  const id = useId();
  const [venda, escolher] = useState<Opcao | null>(null);
  const [motivo, escrever] = useState('');
  const [devolver, decidirDevolver] = useState(false);
  const [prova, escolherProva] = useState<File | null>(null);
  const semCompra = credito.pagamentoUid === null;
  const provaRuim = prova !== null && problemaDoArquivo(prova) !== null;
  const valor = formatarReais(credito.valor);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (devolver && semCompra) {
      if (prova === null || provaRuim) return;
      return enviarComArquivo(
        `creditos-sem-destino/${credito.uid}/devolver-a-quem-pagou`,
        { motivo: motivo.trim() },
        prova,
        DESTINOS.foiDevolvido(valor),
      );
    }
    if (devolver)
      return mandar(
        `creditos-sem-destino/${credito.uid}/devolver`,
        { motivo: motivo.trim() },
        DESTINOS.foiPostoADevolver(valor),
      );
    if (venda === null) return;
    mandar(
      `creditos-sem-destino/${credito.uid}/destinar`,
      { venda: venda.uid, motivo: motivo.trim() },
      DESTINOS.foiDestinado(valor, venda.titulo),
    );
  };
  return (
    <Dialogo titulo={DESTINOS.destinarTitulo(valor)} aoFechar={aoFechar}>
      <form onSubmit={enviar} className={estilo.pilha}>
        <fieldset className={daqui.opcoes}>
          <legend className="so-leitor">{DESTINOS.oQueFazer}</legend>
          {[false, true].map((um) => (
            <label key={String(um)}>
              <input
                type="radio"
                name={`${id}-oque`}
                checked={devolver === um}
                onChange={() => decidirDevolver(um)}
              />
              <span>{um ? DESTINOS.devolver : DESTINOS.porNumaCompra}</span>
            </label>
          ))}
        </fieldset>
        {devolver ? (
          <>
            <p className={estilo.suave}>{semCompra ? DESTINOS.devolverSemCompra : DESTINOS.devolverDiz}</p>
            {semCompra && (
              <>
                <label className={daMesa.motivo} htmlFor={`${id}-prova`}>
                  {DESTINOS.comprovanteDaDevolucao}
                </label>
                <input
                  id={`${id}-prova`}
                  type="file"
                  required
                  accept={ACEITA_COMPROVANTE}
                  aria-describedby={`${id}-prova-ajuda`}
                  aria-invalid={provaRuim || undefined}
                  onChange={({ target }) => escolherProva(target.files?.[0] ?? null)}
                />
                <p
                  id={`${id}-prova-ajuda`}
                  className={provaRuim ? daMesa.aviso : estilo.suave}
                  role={provaRuim ? 'alert' : undefined}
                >
                  {provaRuim ? DESTINOS.arquivoRuim : DESTINOS.comprovanteAjuda}
                </p>
              </>
            )}
          </>
        ) : (
          <EscolhaPorBusca
            rotulo={DESTINOS.buscarVenda}
            ajuda={DESTINOS.buscarVendaAjuda}
            buscar={buscarVendas}
            escolhida={venda}
            aoEscolher={escolher}
          />
        )}
        <label className={daMesa.motivo} htmlFor={`${id}-motivo`}>
          {devolver ? DESTINOS.porqueDevolver : DESTINOS.motivo}
        </label>
        <textarea
          id={`${id}-motivo`}
          required
          minLength={MOTIVO_MINIMO}
          maxLength={300}
          rows={2}
          value={motivo}
          aria-describedby={`${id}-ajuda`}
          onChange={({ target }) => escrever(target.value)}
        />
        <p id={`${id}-ajuda`} className={estilo.suave}>
          {devolver && semCompra ? DESTINOS.motivoAjudaSemCompra : DESTINOS.motivoAjuda}
        </p>
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao
          type="submit"
          tamanho="g"
          largo
          carregando={comando.enviando}
          disabled={
            motivo.trim().length < MOTIVO_MINIMO ||
            (devolver ? semCompra && (prova === null || provaRuim) : venda === null)
          }
        >
          {devolver
            ? (semCompra ? DESTINOS.pedirDevolucao : DESTINOS.porADevolver)(valor)
            : venda === null
              ? DESTINOS.destinar
              : DESTINOS.simDestinar(venda.titulo)}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {DESTINOS.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
