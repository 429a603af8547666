import { formatarData } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { CobrancaConferida, Conferencia } from '@martelo/shared/impressos/conferir';
import { CONFERIR } from '../palavras/documentos.ts';
import type { Hotsite } from '../site/marca.ts';
import estilo from './conferir.module.css';
import { ValidadeDoDocumento } from './Validade.tsx';
import { Veredicto } from './Veredicto.tsx';

/** What was found of what somebody typed. */
export function ResultadoDaConferencia({ conferencia, marca }: { conferencia: Conferencia; marca: Hotsite }) {
  switch (conferencia.resultado) {
    case 'documento':
      return <ODocumento {...conferencia} marca={marca} />;
    case 'cobranca':
      return <Cobranca meio={conferencia.meio} cobranca={conferencia.cobranca} />;
    case 'digitacao':
      return (
        <section className={estilo.resultado}>
          <Veredicto tom="ambar" icone="triangle-exclamation-point" titulo={CONFERIR.digitacao}>
            <p>{`${conferencia.problema[0]!.toUpperCase()}${conferencia.problema.slice(1)}.`}</p>
          </Veredicto>
        </section>
      );
    case 'desconhecido':
      return (
        <section className={estilo.resultado}>
          <Veredicto tom="ambar" icone="triangle-exclamation-point" titulo={CONFERIR.desconhecido}>
            <p>{CONFERIR.desconhecidoTexto}</p>
          </Veredicto>
        </section>
      );
    case 'nao-e-nosso':
      return <NaoENosso marca={marca} />;
  }
}

function ODocumento({
  validade,
  marca,
  caminho,
}: Extract<Conferencia, { resultado: 'documento' }> & { marca: Hotsite }) {
  return (
    <ValidadeDoDocumento
      validade={validade}
      modo={marca.tipo}
      legal={marca.legal}
      caminho={caminho?.replace(/^\/qrcode/, '') ?? null}
    />
  );
}

const TONS = { 'em-aberto': 'verde', pago: 'ambar', cancelado: 'vermelho' } as const;
const ICONES = {
  'em-aberto': 'circle-check',
  pago: 'triangle-exclamation-point',
  cancelado: 'circle-x',
} as const;

function Cobranca({ meio, cobranca }: { meio: 'boleto' | 'pix'; cobranca: CobrancaConferida }) {
  const palavras = CONFERIR.cobranca;
  const { beneficiario, documento, valor, vencimento, estado } = cobranca;
  const linhas: [string, string][] = [
    [palavras.beneficiario, beneficiario],
    ...(documento === null ? [] : [[palavras.documento, documento] as [string, string]]),
    [palavras.valor, formatarReais(valor)],
    ...(vencimento === null
      ? []
      : [[palavras.vencimento, formatarData(`${vencimento}T12:00:00Z`)] as [string, string]]),
  ];
  return (
    <section className={estilo.resultado}>
      <Veredicto tom={TONS[estado]} icone={ICONES[estado]} titulo={palavras[meio]}>
        <p>{palavras.estados[estado]}</p>
      </Veredicto>
      <dl className={estilo.fatos}>
        {linhas.map(([nome, texto]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
      <p className={estilo.suave}>{palavras.compare}</p>
    </section>
  );
}

function NaoENosso({ marca: { telefoneContato, emailContato } }: { marca: Hotsite }) {
  return (
    <section className={estilo.resultado}>
      <Veredicto tom="vermelho" icone="circle-x" titulo={CONFERIR.naoENosso}>
        <p>{CONFERIR.naoENossoTexto}</p>
      </Veredicto>
      <h3>{CONFERIR.canais}</h3>
      {telefoneContato === null && emailContato === null ? (
        <p>{CONFERIR.semCanais}</p>
      ) : (
        <dl className={estilo.fatos}>
          {telefoneContato !== null && (
            <div>
              <dt>{CONFERIR.telefone}</dt>
              <dd>
                <a href={`tel:${telefoneContato.replace(/[^\d+]/g, '')}`}>{telefoneContato}</a>
              </dd>
            </div>
          )}
          {emailContato !== null && (
            <div>
              <dt>{CONFERIR.email}</dt>
              <dd>
                <a href={`mailto:${emailContato}`}>{emailContato}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className={estilo.suave}>{CONFERIR.denuncie}</p>
    </section>
  );
}
