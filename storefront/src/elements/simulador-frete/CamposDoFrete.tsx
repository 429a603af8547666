import { ESTADOS_UF, ehUf } from '@martelo/shared/uf';
import { FRETE } from '../../palavras/elementos/frete.ts';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import estilo from './estilo.module.css';
import type { OpcoesDeFrete } from './tabela.ts';

/** What is chosen already: the page's address, where scripts do not run. */
export interface EscolhasDeFrete {
  origem?: string;
  destino?: string;
  item?: string;
  cidade?: string;
  distanciaCidadeKM?: string;
}

/** From where, to where, what; and the customer's own city where the table has only one near it. */
export function CamposDoFrete({
  opcoes,
  id,
  escolhas = {},
}: {
  opcoes: OpcoesDeFrete;
  id: string;
  escolhas?: EscolhasDeFrete;
}) {
  const estados = [...new Set(opcoes.destinos.map(({ estado }) => estado))];
  return (
    <>
      <Selecao id={`${id}-origem`} nome="origem" rotulo={FRETE.saiDe} escolhida={escolhas.origem}>
        {opcoes.origens.map(({ hash, cidade, estado }) => (
          <option key={hash} value={hash}>{`${cidade}, ${estado}`}</option>
        ))}
      </Selecao>
      <Selecao id={`${id}-destino`} nome="destino" rotulo={FRETE.vaiPara} escolhida={escolhas.destino ?? ''}>
        <option value="" disabled>
          {FRETE.escolhaACidade}
        </option>
        {estados.map((uf) => (
          <optgroup key={uf} label={ehUf(uf) ? ESTADOS_UF[uf] : uf}>
            {opcoes.destinos
              .filter(({ estado }) => estado === uf)
              .map(({ hash, cidade }) => (
                <option key={hash} value={hash}>{`${cidade}, ${uf}`}</option>
              ))}
          </optgroup>
        ))}
      </Selecao>
      <Selecao id={`${id}-item`} nome="item" rotulo={FRETE.oQueVai} escolhida={escolhas.item}>
        {opcoes.itens.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </Selecao>
      {opcoes.distanciaMaximaKM > 0 && (
        <details className={estilo.outra} open={Boolean(escolhas.cidade || escolhas.distanciaCidadeKM)}>
          <summary>{FRETE.minhaCidadeNaoEsta}</summary>
          <div className={estilo.dupla}>
            <Campo
              id={`${id}-cidade`}
              name="cidade"
              rotulo={FRETE.suaCidade}
              maxLength={120}
              defaultValue={escolhas.cidade}
              autoComplete="address-level2"
            />
            <Campo
              id={`${id}-km`}
              name="distanciaCidadeKM"
              rotulo={FRETE.distanciaAteAEscolhida}
              ajuda={FRETE.emKm(opcoes.distanciaMaximaKM.toLocaleString('pt-BR'))}
              type="number"
              inputMode="numeric"
              min={0}
              max={opcoes.distanciaMaximaKM}
              defaultValue={escolhas.distanciaCidadeKM}
            />
          </div>
        </details>
      )}
    </>
  );
}

function Selecao({
  id,
  nome,
  rotulo,
  escolhida,
  children,
}: {
  id: string;
  nome: string;
  rotulo: string;
  escolhida?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <MolduraCampo id={id} rotulo={rotulo}>
      <select id={id} name={nome} required defaultValue={escolhida} className={estilo.selecao}>
        {children}
      </select>
    </MolduraCampo>
  );
}
