/** Responses of Google's servers to a browser, as far as Firebase's SDK uses them. */

/**
 * `api.js`: opens the project's frame and forwards its messages. It is ready when the frame is, which a policy may
 * prevent.
 */
export const gapi = (storage: boolean): string => `
  {
    const open = (params, opened) => {
      const handlers = new Map();
      const frame = document.createElement('iframe');
      const ready = new Promise((resolve) => handlers.set('ready', resolve));
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) handlers.get(data.type)?.(data);
      });
      frame.src = params.url;
      Object.assign(frame.style, params.attributes.style);
      params.where.append(frame);
      return opened({
        restyle: async () => undefined,
        ping: () => ready,
        register: (name, handler) => handlers.set(name, handler),
        // The SDK throws in its callback, whatever the answer is.
        send: (name, message, callback) => void Promise.resolve([{ [name]: ${storage} }]).then(callback).catch(() => undefined),
      });
    };
    window.gapi = {
      load: (name, { callback }) => callback(),
      iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
    };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();
  }`;

/** The project's frame in our page, which forwards the popup's messages. */
export const authFrame = `<!doctype html><title>Frame</title><script>
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin) parent.postMessage(data, '*');
  });
  parent.postMessage({ type: 'ready' }, '*');
</script>`;

/** The popup in which a person chooses an account. It finds the frame through its opener. */
export const authHandler = `<!doctype html><title>Choose an account</title>
<button id="choose">Ayesha Rahman</button>
<button id="refuse">Cancel</button>
<script>
  const asked = new URLSearchParams(location.search);
  const tell = (more) => {
    const authEvent = {
      type: asked.get('authType'),
      eventId: asked.get('eventId'),
      urlResponse: location.href + '&code=chosen',
      sessionId: 'session-' + asked.get('eventId'),
      postBody: null,
      tenantId: null,
      ...more,
    };
    for (let each = 0; each < opener.length; each += 1)
      opener[each].postMessage({ type: 'authEvent', authEvent }, location.origin);
    close();
  };
  choose.onclick = () => tell({});
  refuse.onclick = () => tell({ urlResponse: null, error: { code: 'auth/user-cancelled', message: 'no' } });
</script>`;

/** The invisible reCAPTCHA: it either passes at once, as for most people, or can't reach Google. */
export const recaptcha = (convinced: boolean): string => `
  {
    const widgets = [];
    window.grecaptcha = {
      render: (place, params) => {
        if (params.size !== 'invisible' || params.sitekey !== 'site-key') throw new Error('not set up as invisible');
        if (place.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
        place.append(document.createElement('div'));
        return widgets.push(params);
      },
      execute: (id) => {
        const { callback, 'error-callback': failed } = widgets[id - 1];
        if (${convinced}) callback('robot-check-' + id);
        else failed();
      },
      getResponse: () => '',
      reset: () => undefined,
    };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();
  }`;
