'use client';

import type { TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { CampoReais } from '../../lote/CampoReais.tsx';
import { reaisDigitados } from '../../lote/mascara.ts';
import { PAGAR } from '../../palavras/pagar.ts';
import { useComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Icone, type NomeIcone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { AvisoDoAto, mudouEnquanto } from './AvisoDoAto.tsx';
import { focarQuandoVier } from './focar.ts';
import {
  anotarIndisponivel,
  assinarMeios,
  MEIOS,
  meiosIndisponiveis,
  semMeiosIndisponiveis,
} from './meios.ts';
import estilo from './pagar.module.css';

const ICONES: Record<TipoDoCliente, NomeIcone> = {
  PIX: 'qr-code',
  DEPOSITO: 'landmark',
  BOLETO: 'barcode',
  CARTAO_DE_CREDITO: 'credit-card',
};

/**
 * How, and how much: makes one row of money (P6). All that is due unless the person says otherwise.
 * @param devido what no row stands for yet, centavos
 * @param formas what the brand takes; null where that could not be asked: then all are offered
 */
export function FormaDePagamento({
  compra,
  devido,
  mais,
  formas,
}: {
  compra: number;
  devido: number;
  mais: boolean;
  formas: readonly TipoDoCliente[] | null;
}) {
  const recusados = useSyncExternalStore(assinarMeios, meiosIndisponiveis, semMeiosIndisponiveis);
  const daMarca = MEIOS.filter((meio) => formas?.includes(meio) ?? true);
  const oferecidos = daMarca.filter((meio) => !recusados.includes(meio));
  const indisponiveis = daMarca.filter((meio) => recusados.includes(meio));
  const [escolhido, escolher] = useState<TipoDoCliente>('PIX');
  const [emPartes, dividir] = useState(false);
  const [digitado, digitar] = useState('');
  const [saiu, dizerQueSaiu] = useState<TipoDoCliente | null>(null);
  const [conferir, aConferir] = useState(false);
  const id = useId();
  const router = useRouter();
  const comando = useComando<{ uid: string }>(({ uid }) => {
    dividir(false);
    digitar('');
    aConferir(false);
    focarQuandoVier(`pagamento-${uid}`);
    router.refresh();
  });
  const meio = oferecidos.includes(escolhido) ? escolhido : oferecidos[0];
  const valor = emPartes ? (lerReais(digitado) ?? 0) : devido;
  const problema =
    valor <= 0
      ? PAGAR.informeValor
      : valor > devido
        ? PAGAR.passaDoDevido(formatarReais(devido, { curto: true }))
        : null;

  const { estado } = comando;
  const recusa = estado.tipo === 'recusado' ? estado.erro.codigo : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, about what was asked for then
  useEffect(() => {
    if (recusa === 'MEIO_INDISPONIVEL' && meio !== undefined) {
      dizerQueSaiu(meio);
      anotarIndisponivel(meio);
      comando.limpar();
    } else if (recusa !== null && mudouEnquanto(recusa)) router.refresh();
  }, [recusa]);

  if (meio === undefined)
    return (
      <div className={estilo.nova} id="pagar">
        <p className={estilo.atencao}>{PAGAR.nenhumMeio}</p>
        <Ligacao href="/fale-conosco">{PAGAR.atendimento}</Ligacao>
      </div>
    );

  const enviar = () => {
    aConferir(true);
    if (problema !== null) {
      document.getElementById(`${id}-valor`)?.focus();
      return;
    }
    dizerQueSaiu(null);
    if (estado.tipo === 'incerto') comando.repetir();
    else void comando.mandar(`cliente/compras/${compra}/pagamentos`, { tipo: meio, valor });
  };
  const mudar = (mudanca: () => void) => {
    comando.limpar();
    mudanca();
  };
  const reais = formatarReais(valor, { curto: true });

  return (
    <form
      id="pagar"
      className={estilo.nova}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar();
      }}
    >
      <h3>{mais ? PAGAR.maisUm : PAGAR.comoQuerPagar}</h3>
      <fieldset className={estilo.meios} disabled={comando.enviando}>
        <legend className="so-leitor">{PAGAR.comoQuerPagar}</legend>
        {oferecidos.map((um) => (
          <label key={um} className={estilo.meio}>
            <input
              type="radio"
              name={`${id}-meio`}
              value={um}
              checked={um === meio}
              onChange={() => mudar(() => escolher(um))}
            />
            <Icone nome={ICONES[um]} tamanho={24} className={estilo.simbolo} />
            <span>
              <strong>{PAGAR.meios[um]}</strong>
              <span className={estilo.suave}>{PAGAR.meiosDizem[um]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {saiu !== null && (
        <p className={estilo.atencao} role="alert">
          {PAGAR.ficouIndisponivel(PAGAR.meios[saiu])}
        </p>
      )}
      {indisponiveis.length > 0 && saiu === null && (
        <p className={estilo.suave}>
          {PAGAR.indisponiveis(indisponiveis.map((um) => PAGAR.meios[um]).join(', '))}
        </p>
      )}
      <fieldset className={estilo.quanto} disabled={comando.enviando}>
        <legend>{PAGAR.quanto}</legend>
        <label>
          <input
            type="radio"
            name={`${id}-quanto`}
            checked={!emPartes}
            onChange={() => mudar(() => dividir(false))}
          />
          {PAGAR.tudo(formatarReais(devido))}
        </label>
        <label>
          <input
            type="radio"
            name={`${id}-quanto`}
            checked={emPartes}
            onChange={() => mudar(() => dividir(true))}
          />
          {PAGAR.umaParte}
        </label>
        {emPartes && (
          <div className={estilo.parte}>
            <CampoReais
              id={`${id}-valor`}
              rotulo={PAGAR.valorDaParte}
              value={digitado}
              aoDigitar={(texto) => mudar(() => digitar(texto))}
              erro={conferir && problema !== null}
              aria-describedby={`${id}-dito`}
              placeholder={reaisDigitados(devido)}
              enterKeyHint="done"
            />
            <p
              id={`${id}-dito`}
              className={problema !== null && (conferir || valor > devido) ? estilo.problema : estilo.suave}
              aria-live="polite"
            >
              {problema === null
                ? valor < devido && PAGAR.restaDepois(formatarReais(devido - valor, { curto: true }))
                : (conferir || valor > devido) && problema}
            </p>
          </div>
        )}
      </fieldset>
      <AvisoDoAto estado={estado} aoRepetir={comando.repetir} />
      <Botao type="submit" tamanho="g" largo carregando={comando.enviando}>
        {problema === null ? PAGAR.gerar[meio](reais) : PAGAR.gerarSem[meio]}
      </Botao>
      <p className={estilo.suave}>{PAGAR.contaPropria}</p>
      <noscript>
        <p className={estilo.atencao}>{PAGAR.precisaScript}</p>
      </noscript>
    </form>
  );
}
