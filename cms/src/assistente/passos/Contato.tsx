import { CAPITAIS } from '../../marca/capitais.ts';
import { MapaEditavel } from '../../marca/MapaEditavel.tsx';
import { ASSISTENTE } from '../../palavras/assistente.ts';
import estilos from '../assistente.module.css';
import { Campo } from '../Campo.tsx';
import type { PropsPasso } from './passo.ts';

export function Contato({ rascunho, mudar, faltas }: PropsPasso) {
  const { latitude, longitude } = rascunho;
  const grau = (texto: string) => {
    const numero = Number.parseFloat(texto.replace(',', '.'));
    return Number.isNaN(numero) ? null : numero;
  };
  const cidade = CAPITAIS.find((capital) => capital.latitude === latitude && capital.longitude === longitude);
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.ondeAparece}</p>
      <div className={estilos.dupla}>
        <Campo
          nome="telefone"
          rotulo={ASSISTENTE.telefone}
          type="tel"
          value={rascunho.telefone}
          maxLength={30}
          placeholder="(11) 4002-8922"
          autoComplete="off"
          onChange={(evento) => mudar({ telefone: evento.target.value })}
        />
        <Campo
          nome="email"
          rotulo={ASSISTENTE.eMail}
          type="email"
          value={rascunho.email}
          maxLength={120}
          placeholder={ASSISTENTE.atendimentoMarcaComBr}
          autoComplete="off"
          falta={faltas.email}
          onChange={(evento) => mudar({ email: evento.target.value.trim() })}
        />
      </div>
      <Campo
        nome="endereco"
        rotulo={ASSISTENTE.endereco}
        value={rascunho.endereco}
        maxLength={300}
        placeholder={ASSISTENTE.ruaNumeroBairroCidade}
        autoComplete="off"
        onChange={(evento) => mudar({ endereco: evento.target.value })}
      />
      <div className={estilos.dupla}>
        <Campo
          nome="razaoSocial"
          rotulo={ASSISTENTE.razaoSocial}
          value={rascunho.razaoSocial}
          maxLength={150}
          autoComplete="off"
          falta={faltas.razaoSocial}
          onChange={(evento) => mudar({ razaoSocial: evento.target.value })}
        />
        <Campo
          nome="cnpj"
          rotulo={ASSISTENTE.cnpj}
          value={rascunho.cnpj}
          maxLength={18}
          autoComplete="off"
          falta={faltas.cnpj}
          onChange={(evento) => mudar({ cnpj: evento.target.value })}
        />
      </div>
      <fieldset className={estilos.lugar}>
        <legend>{ASSISTENTE.noMapa}</legend>
        <div>
          <div className={estilos.campo}>
            <label htmlFor="marca-latitude">{ASSISTENTE.cidadeMaisProxima}</label>
            <select
              id="marca-latitude"
              aria-describedby={faltas.latitude ? 'marca-latitude-falta' : undefined}
              aria-invalid={faltas.latitude ? true : undefined}
              value={cidade?.cidade ?? ''}
              onChange={(evento) => {
                const escolhida = CAPITAIS.find((capital) => capital.cidade === evento.target.value);
                if (escolhida) mudar({ latitude: escolhida.latitude, longitude: escolhida.longitude });
              }}
            >
              <option value="">{latitude === null ? ASSISTENTE.escolha : ASSISTENTE.outroLugar}</option>
              {CAPITAIS.map((capital) => (
                <option key={capital.cidade} value={capital.cidade}>
                  {capital.cidade}, {capital.uf}
                </option>
              ))}
            </select>
            {faltas.latitude && (
              <p id="marca-latitude-falta" className={estilos.falta}>
                {faltas.latitude}
              </p>
            )}
          </div>
          <div className={estilos.dupla}>
            <Campo
              nome="lat"
              rotulo={ASSISTENTE.latitude}
              inputMode="decimal"
              key={`lat${latitude}`}
              defaultValue={latitude === null ? '' : String(latitude).replace('.', ',')}
              onBlur={(evento) => mudar({ latitude: grau(evento.target.value) })}
            />
            <Campo
              nome="lon"
              rotulo={ASSISTENTE.longitude}
              inputMode="decimal"
              key={`lon${longitude}`}
              defaultValue={longitude === null ? '' : String(longitude).replace('.', ',')}
              onBlur={(evento) => mudar({ longitude: grau(evento.target.value) })}
            />
          </div>
          <p className={estilos.ajuda}>{ASSISTENTE.arrasteOMarcadorAte}</p>
        </div>
        <MapaEditavel
          lugar={{
            ...(latitude === null ? {} : { latitude }),
            ...(longitude === null ? {} : { longitude }),
          }}
          aoMudar={(lugar) => mudar(lugar)}
        />
      </fieldset>
    </>
  );
}
